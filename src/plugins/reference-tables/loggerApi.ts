import type {Locale, Localized} from '../../config/locales';
import {LOGGER_ADDRESS, loggerCalls} from '../../data/loggerCalls';
import {plainText} from './tableData';

/** Only paths, parameters and names of fields are known. */
const TYPE: Localized = {cs: 'typ nepotvrzen', en: 'type not confirmed'};
const FORM: Localized = {cs: 'tvar odpovědi nepotvrzen', en: 'form of the response not confirmed'};

/** Returns the calls of the logger in OpenAPI 3.1, as JSON. @param version release of the manual */
export function loggerApi(locale: Locale, version: string, description: string): string {
  const paths = loggerCalls.map(({path, effect, value, fields}) => {
    const {example, ...range} = value ?? {};
    const parameter = {name: 'value', in: 'query', required: true, schema: {type: 'integer', ...range}, example};
    const properties = fields?.map((field) => [field, {description: TYPE[locale]}] as const);
    const schema = properties && {type: 'object', properties: Object.fromEntries(properties)};
    const get = {
      operationId: path.slice(1).replaceAll('/', '_'),
      summary: plainText(effect[locale]),
      parameters: value ? [parameter] : [],
      responses: {200: {description: FORM[locale], content: schema && {'application/json': {schema}}}},
    };
    return [path, {get}] as const;
  });
  const title = {cs: 'Volání REST záznamníku GeoSnake', en: 'REST calls of the GeoSnake logger'}[locale];
  const document = {
    openapi: '3.1.0',
    info: {title, version, description},
    servers: [{url: LOGGER_ADDRESS}],
    paths: Object.fromEntries(paths),
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}
