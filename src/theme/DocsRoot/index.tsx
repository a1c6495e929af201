// Wraps stock: nothing renders at the click that leaves a document, before the next page is loaded.
import StockDocsRoot from '@theme-init/DocsRoot';
import type {Props} from '@theme/DocsRoot';
import type {FunctionComponent} from 'react';
import {stableRoute} from '../../interventions/stable-route/stableRoute';

export default stableRoute(StockDocsRoot as FunctionComponent<Props>);
