import {contactFromEnv, originFromEnv, urlFromEnv} from './env';

type Env = Readonly<Record<string, string | undefined>>;

/**
 * Every address outside this site. None of them is known yet, so each has a default under example.com and an
 * environment variable that replaces it. Nothing else in the project may contain an outside address.
 */
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

/** The address of an outside place: the environment's, else the default. */
export function outsideLink(name: OutsideLink, env: Env = process.env): string {
  const {variable, fallback} = OUTSIDE_ADDRESSES[name];
  const readAddress = name === 'site' ? originFromEnv : urlFromEnv;
  return readAddress(variable, env) ?? fallback;
}

/** The variables of addresses that still have their default. */
export function unsetOutsideLinks(): string[] {
  return (Object.keys(OUTSIDE_ADDRESSES) as OutsideLink[])
    .filter((name) => outsideLink(name) === OUTSIDE_ADDRESSES[name].fallback)
    .map((name) => OUTSIDE_ADDRESSES[name].variable);
}

/**
 * Address of "Report a problem with this page", with `{title}` and `{body}` for what the page fills in; `undefined` when the
 * variable is unset. Without these words in it, they follow as GitHub and mail programs expect.
 */
export function reportAddress(env: Env = process.env): string | undefined {
  const contact = contactFromEnv('REPORT_PROBLEM', env);
  if (contact === undefined || contact.includes('{title}')) {
    return contact;
  }
  const title = contact.startsWith('mailto:') ? 'subject' : 'title';
  return `${contact}${contact.includes('?') ? '&' : '?'}${title}={title}&body={body}`;
}
