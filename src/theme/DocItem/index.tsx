// Wraps stock: skips the render at the click, before the next page is loaded.
import StockDocItem from '@theme-init/DocItem';
import type {Props} from '@theme/DocItem';
import type {FunctionComponent} from 'react';
import {memoUntilRouteLoaded} from '../../interventions/memo-until-loaded/memoUntilRouteLoaded';

export default memoUntilRouteLoaded(StockDocItem as FunctionComponent<Props>);
