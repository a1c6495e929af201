import type {Locale, Localized} from '../../../config/locales';

interface Texts {
  title: string;
  text: string;
  retry: string;
}

/** The worker has no catalogue of strings; these stand in for a page that would have brought its own. */
const TEXTS: Localized<Texts> = {
  cs: {
    title: 'Jste bez připojení',
    text: 'Ukládání příručky zatím neskončilo, proto tu bez připojení není co ukázat. Jakmile budete připojeni, otevřete stránku znovu a ukládání bude pokračovat tam, kde přestalo.',
    retry: 'Zkusit znovu',
  },
  en: {
    title: 'You are offline',
    text: 'The manual has not been saved completely yet, so there is nothing to show without a connection. Open the page again as soon as you are connected; saving will continue where it stopped.',
    retry: 'Try again',
  },
};

/** What is answered without a connection while no language is saved completely. */
export function nothingSavedPage(locale: string): Response {
  const {title, text, retry} = TEXTS[locale as Locale];
  const html = `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${title}</title></head><body><main><h1>${title}</h1><p>${text}</p><p><a href="">${retry}</a></p></main></body></html>`;
  return new Response(html, {
    status: 503,
    headers: {'Content-Type': 'text/html;charset=utf-8', 'Content-Security-Policy': "default-src 'none'"},
  });
}
