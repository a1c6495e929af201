// Wraps stock: drawn again only when the next page is there.
import StockDocItem from '@theme-init/DocItem';
import type {Props} from '@theme/DocItem';
import type {FunctionComponent} from 'react';
import {drawnOnArrival} from '../../components/drawnOnArrival';

export default drawnOnArrival(StockDocItem as FunctionComponent<Props>);
