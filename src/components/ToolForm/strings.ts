import catalogue from '@generated/codeTranslations';
import strings from '@generated/lazy-strings/default/tools.json';

// The strings of the tools are left out of what every page loads; they join the catalogue together with the tools' code.
Object.assign(catalogue, strings);
