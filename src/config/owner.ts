import {localized} from './locales';

/** Who publishes the site; until `SITE_OWNER` names them, by their part, without an invented name. */
export function siteOwner(): string {
  return (
    process.env.SITE_OWNER?.trim() ||
    localized({cs: 'Provozovatel monitorovacího systému', en: 'Operator of the monitoring system'})
  );
}

/** The copyright line, as text. */
export function copyright(): string {
  return `© ${new Date().getUTCFullYear()} ${siteOwner()}`;
}
