import fs from 'node:fs';
import path from 'node:path';
import {currentLocale} from '../../config/locales';
import {typography} from '../../lib/typography';

type Messages = Readonly<Record<string, {message: string} | undefined>>;

/**
 * Reads the file, and returns a function that looks up a text by its id. The message in the code, which is English, stands
 * in for a text that the file lacks, as in Docusaurus.
 */
function textsIn(file: string): (id: string, message: string | undefined) => string | undefined {
  const messages = (fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : {}) as Messages;
  return (id, message) => {
    const text = messages[id]?.message ?? message;
    return text === undefined ? undefined : typography(text, currentLocale());
  };
}

/**
 * Rule of the bundler that puts the texts of the interface, with their non-breaking spaces, into the modules that show
 * them.
 * @param file the texts of a language, `code.json`
 */
export const translationsRule = (file: string) => ({
  // Other packages have no texts, and a loader in JavaScript costs time for each module.
  test: /[\\/](?:src|@docusaurus)[\\/].*\.[jt]sx?$|codeTranslations\.json$/,
  enforce: 'pre' as const,
  use: [{loader: path.join(__dirname, 'loader.js'), options: {file, textsIn}}],
});
