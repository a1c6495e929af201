import catalogue from '@generated/codeTranslations';
import strings from '@generated/lazy-strings/default/offline.json';

// The strings are left out of what every page loads; they join the catalogue together with the code that says them.
Object.assign(catalogue, strings);
