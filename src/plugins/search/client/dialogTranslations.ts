import {translate} from '@docusaurus/Translate';
import translations from '@theme/SearchTranslations';

const {modal = {}} = translations;

/** All texts of the dialog, including texts that the stock theme leaves in English. */
export const DIALOG_TRANSLATIONS = {
  ...modal,
  searchBox: {
    ...modal.searchBox,
    newConversationPlaceholder: translate({
      id: 'site.search.askAi.newConversationPlaceholder',
      message: 'Ask a question',
    }),
    conversationHistoryTitle: translate({
      id: 'site.search.askAi.conversationHistoryTitle',
      message: 'My conversation history',
    }),
    startNewConversationText: translate({
      id: 'site.search.askAi.startNewConversation',
      message: 'Start a new conversation',
    }),
    viewConversationHistoryText: translate({
      id: 'site.search.askAi.viewConversationHistory',
      message: 'Conversation history',
    }),
  },
  newConversation: {
    newConversationTitle: translate({
      id: 'site.search.askAi.newConversationTitle',
      message: 'How can I help you today?',
    }),
    newConversationDescription: translate({
      id: 'site.search.askAi.newConversationDescription',
      message:
        'I search through this manual to help you find setup guides, feature details, and troubleshooting tips, fast.',
    }),
  },
  resultsScreen: {
    ...modal.resultsScreen,
    noResultsAskAiPlaceholder: translate({
      id: 'site.search.askAi.noResultsPlaceholder',
      message: "Didn't find it in the docs? Ask AI to help: ",
    }),
  },
  askAiScreen: {
    ...modal.askAiScreen,
    stoppedStreamingText: translate({id: 'site.search.askAi.stoppedStreaming', message: 'You stopped this response'}),
  },
};
