/** Shows a message over the page until the caller removes the returned element. The first button is the main one. */
export function createNotice(text: string, ...buttons: readonly [label: string, onclick: () => void][]): HTMLElement {
  const notice = document.createElement('div');
  const status = document.createElement('p');
  notice.className = 'site-notice';
  status.setAttribute('role', 'status');
  notice.append(status);
  for (const [textContent, onclick] of buttons) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = `site-button${notice.children.length > 1 ? ' site-button--quiet' : ''}`;
    button.textContent = textContent;
    button.addEventListener('click', onclick);
    notice.append(button);
  }
  document.body.append(notice);
  // A text that is put into a region which is already there is read out.
  status.textContent = text;
  return notice;
}
