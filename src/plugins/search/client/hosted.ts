import {liteClient} from 'algoliasearch/lite';
import type {SearchAnswer, SearchPort} from '../shared/types';
import {SearchWithFallback} from './port';
import type {HostedConfig} from './useSearchConfig';

/** Search in the configured service, with the site's own index behind it. */
export function hostedSearch({appId, apiKey}: HostedConfig, embedded: SearchPort): SearchPort {
  const client = liteClient(appId, apiKey);
  return new SearchWithFallback(
    (requests) => client.search({requests: [...requests] as never}) as unknown as Promise<SearchAnswer>,
    embedded,
  );
}
