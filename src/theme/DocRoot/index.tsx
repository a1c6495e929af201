// Wraps stock: the sidebar doesn't render at the click that leaves a document.
import StockDocRoot from '@theme-init/DocRoot';
import type {Props} from '@theme/DocRoot';
import type {FunctionComponent} from 'react';
import {stableRoute} from '../../interventions/stable-route/stableRoute';

export default stableRoute(StockDocRoot as FunctionComponent<Props>);
