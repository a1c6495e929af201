const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign]!);
}

/** Longest name that the OpenSearch 1.1 specification allows. */
const SHORT_NAME = 16;

/**
 * Lets a browser search the manual from its address bar.
 * @param siteUrl absolute address of the home page in this language, with a slash at its end
 * @param favicon path of the icon below `siteUrl`
 */
export function openSearchDescription(site: {
  title: string;
  language: string;
  siteUrl: string;
  searchUrl: string;
  favicon: string | undefined;
}): string {
  const shortName =
    site.title.length <= SHORT_NAME ? site.title : site.title.slice(0, SHORT_NAME).replace(/\s+\S*$/, '');
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/" xmlns:moz="http://www.mozilla.org/2006/browser/search/">',
    `  <ShortName>${escapeXml(shortName)}</ShortName>`,
    `  <LongName>${escapeXml(site.title)}</LongName>`,
    `  <Description>${escapeXml(site.title)}</Description>`,
    `  <Language>${escapeXml(site.language)}</Language>`,
    '  <InputEncoding>UTF-8</InputEncoding>',
    ...(site.favicon
      ? [
          `  <Image width="16" height="16" type="${site.favicon.endsWith('.svg') ? 'image/svg+xml' : 'image/x-icon'}">${escapeXml(site.siteUrl + site.favicon)}</Image>`,
        ]
      : []),
    `  <Url type="text/html" method="get" template="${escapeXml(site.searchUrl)}?q={searchTerms}"/>`,
    `  <Url type="application/opensearchdescription+xml" rel="self" template="${escapeXml(site.siteUrl)}opensearch.xml"/>`,
    `  <moz:SearchForm>${escapeXml(site.searchUrl)}</moz:SearchForm>`,
    '</OpenSearchDescription>',
    '',
  ].join('\n');
}
