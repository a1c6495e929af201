// Wraps stock: skips the render at the click, before the next page is loaded.
import StockDocsRoot from '@theme-init/DocsRoot';
import type {Props} from '@theme/DocsRoot';
import type {FunctionComponent} from 'react';
import {memoUntilRouteLoaded} from '../../interventions/memo-until-loaded/memoUntilRouteLoaded';

export default memoUntilRouteLoaded(StockDocsRoot as FunctionComponent<Props>);
