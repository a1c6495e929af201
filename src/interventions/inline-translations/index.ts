import fs from 'node:fs';
import path from 'node:path';
import {currentLocale} from '../../config/locales';
import {typography} from '../../lib/typography';

type Messages = Readonly<Record<string, {message: string} | undefined>>;

/**
 * Returns a function that looks up a text of the file by its id, and reads the file again when it has changed. The
 * message in the code, which is English, stands in for a text that the file lacks, as in Docusaurus.
 */
function lookUp(file: string): (id: string, message: string | undefined) => string | undefined {
  let messages: Messages = {};
  let readAt = 0;
  return (id, message) => {
    const changedAt = fs.statSync(file, {throwIfNoEntry: false})?.mtimeMs ?? 0;
    if (changedAt !== readAt) {
      messages = JSON.parse(fs.readFileSync(file, 'utf8')) as Messages;
      readAt = changedAt;
    }
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
  // Other packages have no texts; each module that a loader in JavaScript sees costs time.
  test: /[\\/](?:src|@docusaurus)[\\/].*\.[jt]sx?$|codeTranslations\.json$/,
  enforce: 'pre' as const,
  use: [{loader: path.join(__dirname, 'loader.js'), options: {file, textOf: lookUp(file)}}],
});
