/**
 * Frame of every page, in the language of Docusaurus' templates (Eta; values as in `ssrTemplate` of its documentation).
 *
 * Differs from the usual one in two things. The scripts of the page come before `main`, which then finds them in place and
 * does not fetch them again. Of the stylesheets it links the one that all pages need: the other belongs to pages that have
 * such parts, and scripts/build/styles.ts looks for them.
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
    <% [...it.scripts].sort((one, other) => /main\\./.test(one) - /main\\./.test(other)).forEach((file) => { %>
      <script src="<%= it.baseUrl %><%= file %>" defer></script>
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
