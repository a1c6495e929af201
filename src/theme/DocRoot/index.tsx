// Wraps stock: drawn again only when the next page is there.
import StockDocRoot from '@theme-init/DocRoot';
import type {Props} from '@theme/DocRoot';
import type {FunctionComponent} from 'react';
import {drawnOnArrival} from '../../components/drawnOnArrival';

export default drawnOnArrival(StockDocRoot as FunctionComponent<Props>);
