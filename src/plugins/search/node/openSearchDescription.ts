import {escapeHtml} from '../shared/markup';

/** Longest `ShortName`, in characters, that the OpenSearch 1.1 specification allows. */
const MAX_SHORT_NAME_LENGTH = 16;

/**
 * Lets a browser search the manual from its address bar.
 * @param searchUrl absolute address of the search page
 */
export function openSearchDescription(title: string, language: string, searchUrl: string): string {
  const shortName =
    title.length > MAX_SHORT_NAME_LENGTH ? title.slice(0, MAX_SHORT_NAME_LENGTH).replace(/\s+\S*$/, '') : title;
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeHtml(shortName)}</ShortName>
  <Description>${escapeHtml(title)}</Description>
  <Language>${language}</Language>
  <InputEncoding>UTF-8</InputEncoding>
  <Url type="text/html" method="get" template="${escapeHtml(searchUrl)}?q={searchTerms}"/>
</OpenSearchDescription>
`;
}
