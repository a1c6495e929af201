/**
 * Fetches the scripts of the page as soon as its stylesheets are there: a browser runs a script in the page only then. Where
 * a page names scripts as usual, they share a slow line with the stylesheet, and the first paint waits for most of them too.
 *
 * The object is what the banner for a wrong base path looks for; where a stylesheet was found, the base path is right.
 */
const FETCH_SCRIPTS =
  'if(document.styleSheets[0]?.cssRules.length)window.docusaurus={};' +
  'document.head.append(...[...document.importNode(document.getElementById("scripts").content,true).children]' +
  '.map(function(script){script.async=false;return script}))';

/**
 * Frame of every page, in the language of Docusaurus' templates (Eta; values as in `ssrTemplate` of its documentation).
 *
 * Differs from the usual one in three things. The scripts wait for the stylesheets. The scripts of the page come before
 * `main`, which then finds them in place and does not fetch them again. Of the stylesheets it links the one that all pages
 * need: the other belongs to pages that have such parts, and scripts/build/styles.ts looks for them.
 */
export const HTML_TEMPLATE = `<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <%~ it.metaAttributes.join('') %>
    <%~ it.headTags %>
    <% it.stylesheets.filter((file) => file.includes('/styles.')).forEach((file) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= file %>" />
    <% }); %>
    <template id="scripts">
    <% it.scripts.slice().sort((one, other) => /main\\./.test(one) - /main\\./.test(other)).forEach((file) => { %>
      <script src="<%= it.baseUrl %><%= file %>"></script>
    <% }); %>
    </template>
    <script>${FETCH_SCRIPTS}</script>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
