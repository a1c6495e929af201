// Wraps stock: the text doesn't render at the click that leaves it.
import StockDocItem from '@theme-init/DocItem';
import type {Props} from '@theme/DocItem';
import type {FunctionComponent} from 'react';
import type {RouteComponentProps} from 'react-router';
import {stableRoute} from '../../interventions/stable-route/stableRoute';

export default stableRoute(StockDocItem as FunctionComponent<Props & RouteComponentProps>);
