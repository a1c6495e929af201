// Wraps stock: skips the render at the click, before the next page is loaded.
import StockDocRoot from '@theme-init/DocRoot';
import type {Props} from '@theme/DocRoot';
import type {FunctionComponent} from 'react';
import {memoUntilRouteLoaded} from '../../interventions/memo-until-loaded/memoUntilRouteLoaded';

export default memoUntilRouteLoaded(StockDocRoot as FunctionComponent<Props>);
