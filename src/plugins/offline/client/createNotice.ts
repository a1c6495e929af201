/** Shows a message over the page, perhaps with buttons, until the caller removes the returned element. */
export function createNotice(text: string, ...buttons: readonly HTMLElement[]): HTMLElement {
  const notice = document.createElement('div');
  const status = document.createElement('p');
  notice.className = 'site-notice';
  status.setAttribute('role', 'status');
  notice.append(status, ...buttons);
  document.body.append(notice);
  // A text that is put into a region which is already there is read out.
  status.textContent = text;
  return notice;
}
