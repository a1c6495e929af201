// Wraps stock: drawn again only when the next page is there.
import StockDocsRoot from '@theme-init/DocsRoot';
import type {Props} from '@theme/DocsRoot';
import type {FunctionComponent} from 'react';
import {drawnOnArrival} from '../../components/drawnOnArrival';

export default drawnOnArrival(StockDocsRoot as FunctionComponent<Props>);
