import {translate} from '@docusaurus/Translate';
import translations from '@theme/SearchTranslations';

const {modal = {}} = translations;

/** Texts of the dialog: those of the stock theme, and those that it leaves in English. */
export const DIALOG_TRANSLATIONS = {
  ...modal,
  searchBox: {
    ...modal.searchBox,
    newConversationPlaceholder: translate({
      id: 'site.search.askAi.newConversationPlaceholder',
      message: 'Ask a question',
      description: 'Placeholder of the search box before the first question to the assistant',
    }),
    conversationHistoryTitle: translate({
      id: 'site.search.askAi.conversationHistoryTitle',
      message: 'My conversation history',
      description: 'Title of the list of earlier conversations with the assistant',
    }),
    startNewConversationText: translate({
      id: 'site.search.askAi.startNewConversation',
      message: 'Start a new conversation',
      description: 'Menu item that begins a new conversation with the assistant',
    }),
    viewConversationHistoryText: translate({
      id: 'site.search.askAi.viewConversationHistory',
      message: 'Conversation history',
      description: 'Menu item that lists earlier conversations with the assistant',
    }),
  },
  newConversation: {
    newConversationTitle: translate({
      id: 'site.search.askAi.newConversationTitle',
      message: 'How can I help you today?',
      description: 'Title of the empty conversation with the assistant',
    }),
    newConversationDescription: translate({
      id: 'site.search.askAi.newConversationDescription',
      message:
        'I search through this manual to help you find setup guides, feature details, and troubleshooting tips, fast.',
      description: 'Text of the empty conversation with the assistant',
    }),
  },
  resultsScreen: {
    ...modal.resultsScreen,
    noResultsAskAiPlaceholder: translate({
      id: 'site.search.askAi.noResultsPlaceholder',
      message: "Didn't find it in the docs? Ask AI to help: ",
      description: 'Offer to ask the assistant when nothing was found; the query follows',
    }),
  },
  askAiScreen: {
    ...modal.askAiScreen,
    stoppedStreamingText: translate({
      id: 'site.search.askAi.stoppedStreaming',
      message: 'You stopped this response',
      description: 'Note under an answer of the assistant that the reader interrupted',
    }),
  },
};
