import {liteClient} from 'algoliasearch/lite';
import type {SearchPort} from '../shared/types';
import {healthOf, SearchWithFallback} from './port';
import type {HostedConfig} from './useSearchConfig';

/** Search in the configured service, with the site's own index behind it. */
export function hostedSearch({appId, apiKey}: HostedConfig, embedded: SearchPort): SearchPort {
  const client = liteClient(appId, apiKey);
  return new SearchWithFallback(
    (requests) => client.search({requests: [...requests] as never}),
    embedded,
    healthOf(appId),
  );
}
