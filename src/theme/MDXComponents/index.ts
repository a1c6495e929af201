// Wraps stock: what writers may use in MDX without an import.
import StockMDXComponents from '@theme-init/MDXComponents';
import type {MDXComponentsObject} from '@theme/MDXComponents';
import Figure from '../../components/Figure';

const MDXComponents: MDXComponentsObject = {...(StockMDXComponents as MDXComponentsObject), Figure};

export default MDXComponents;
