/**
 * The inline script: forgets a dismissal that belonged to another announcement, in the same storage slots that the
 * stock provider reads when React starts.
 * @param id of the current announcement
 * @param namespace suffix of the site's storage keys, usually empty
 */
export function announcementScript(id: string, namespace: string): string {
  const idKey = JSON.stringify(`docusaurus.announcement.id${namespace}`);
  const dismissKey = JSON.stringify(`docusaurus.announcement.dismiss${namespace}`);
  // JSON inside a script element: "<" must not be able to close it.
  const currentId = JSON.stringify(id).replaceAll('<', '\\u003c');
  return `(function(){try{if(localStorage.getItem(${idKey})!==${currentId}){localStorage.setItem(${idKey},${currentId});localStorage.setItem(${dismissKey},"false");document.documentElement.setAttribute("data-announcement-bar-initially-dismissed","false")}}catch(e){}})()`;
}
