import {contactFromEnv, urlFromEnv} from './env';

type Env = Readonly<Record<string, string | undefined>>;

/** Outside links, with the environment variable that sets the URL of each. An unset variable counts as `fallback`. */
const OUTSIDE_ADDRESSES = {
  site: {variable: 'SITE_URL', fallback: 'https://docs.example.com'},
  portalApp: {variable: 'LINK_PORTAL_APP', fallback: 'https://example.com/portal'},
  externalChartsApp: {variable: 'LINK_EXTERNAL_CHARTS_APP', fallback: 'https://example.com/external-charts'},
  appStore: {variable: 'LINK_APP_STORE', fallback: 'https://example.com/app-store'},
  googlePlay: {variable: 'LINK_GOOGLE_PLAY', fallback: 'https://example.com/google-play'},
  company: {variable: 'LINK_COMPANY', fallback: 'https://example.com/company'},
  professionalNetwork: {variable: 'LINK_PROFESSIONAL_NETWORK', fallback: 'https://example.com/professional-network'},
  repository: {variable: 'LINK_REPOSITORY', fallback: 'https://example.com/repository'},
} as const;

type OutsideLink = keyof typeof OUTSIDE_ADDRESSES;

/** Returns the URL of an external link from its environment variable, or a placeholder when that is unset. */
export function outsideLink(name: OutsideLink, env: Env = process.env): string {
  const {variable, fallback} = OUTSIDE_ADDRESSES[name];
  const address = urlFromEnv(variable, env) ?? fallback;
  // Docusaurus refuses a site address with a path, even `/`.
  return name === 'site' ? address.replace(/\/$/, '') : address;
}

/** Returns the names of the environment variables whose links still have a placeholder URL. */
export function unsetOutsideLinks(): string[] {
  return (Object.keys(OUTSIDE_ADDRESSES) as OutsideLink[])
    .filter((name) => outsideLink(name) === OUTSIDE_ADDRESSES[name].fallback)
    .map((name) => OUTSIDE_ADDRESSES[name].variable);
}

/**
 * Returns the URL of the link "Report a problem" from `REPORT_PROBLEM`, or `undefined` when unset. Pages replace
 * `{title}` and `{body}` in it. Without `{title}`, both are added as query parameters that GitHub or mail programs
 * know.
 */
export function reportAddress(env: Env = process.env): string | undefined {
  const contact = contactFromEnv('REPORT_PROBLEM', env);
  if (contact === undefined || contact.includes('{title}')) {
    return contact;
  }
  const title = contact.startsWith('mailto:') ? 'subject' : 'title';
  return `${contact}${contact.includes('?') ? '&' : '?'}${title}={title}&body={body}`;
}
