// Wraps stock: the frame doesn't render at the click that leaves a document.
import StockDocsRoot from '@theme-init/DocsRoot';
import type {Props} from '@theme/DocsRoot';
import type {FunctionComponent} from 'react';
import {stableRoute} from '../../interventions/stable-route/stableRoute';

export default stableRoute(StockDocsRoot as FunctionComponent<Props>);
