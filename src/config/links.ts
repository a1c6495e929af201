import {contactFromEnv, originFromEnv, urlFromEnv} from './env';

type Env = Readonly<Record<string, string | undefined>>;

/** Origin of this site and URLs of others. No other file may contain such URLs. Each `fallback` is a placeholder. */
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

/** URL of an outside link: the value of its environment variable, or the default when the variable is unset. */
export function outsideLink(name: OutsideLink, env: Env = process.env): string {
  const {variable, fallback} = OUTSIDE_ADDRESSES[name];
  const readAddress = name === 'site' ? originFromEnv : urlFromEnv;
  return readAddress(variable, env) ?? fallback;
}

/** Names of the environment variables of all links that still have their default URL. */
export function unsetOutsideLinks(): string[] {
  return (Object.keys(OUTSIDE_ADDRESSES) as OutsideLink[])
    .filter((name) => outsideLink(name) === OUTSIDE_ADDRESSES[name].fallback)
    .map((name) => OUTSIDE_ADDRESSES[name].variable);
}

/**
 * URL of the link "Report a problem", from `REPORT_PROBLEM`; `undefined` when unset. Pages fill in `{title}` and
 * `{body}`; a URL without `{title}` gets both placeholders in query parameters that GitHub or mail programs know.
 */
export function reportAddress(env: Env = process.env): string | undefined {
  const contact = contactFromEnv('REPORT_PROBLEM', env);
  if (contact === undefined || contact.includes('{title}')) {
    return contact;
  }
  const title = contact.startsWith('mailto:') ? 'subject' : 'title';
  return `${contact}${contact.includes('?') ? '&' : '?'}${title}={title}&body={body}`;
}
