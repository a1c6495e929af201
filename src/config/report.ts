import {contactFromEnv} from './env';

type Env = Readonly<Record<string, string | undefined>>;

/**
 * Address of "Report a problem with this page", with `{title}` and `{body}` for what the page fills in; `undefined` when the
 * variable is unset. Without these words in it, they follow as GitHub and mail programs expect.
 * @throws when the variable is neither an address nor an e-mail address
 */
export function reportAddress(env: Env = process.env): string | undefined {
  const contact = contactFromEnv('REPORT_PROBLEM', env);
  if (contact === undefined || contact.includes('{title}')) {
    return contact;
  }
  const title = contact.startsWith('mailto:') ? 'subject' : 'title';
  return `${contact}${contact.includes('?') ? '&' : '?'}${title}={title}&body={body}`;
}
