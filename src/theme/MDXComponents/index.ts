// Wraps stock: what writers may use in MDX without an import.
import StockMDXComponents from '@theme-init/MDXComponents';
import type {MDXComponentsObject} from '@theme/MDXComponents';
import Figure from '../../components/Figure';

const MDXComponents = {...(StockMDXComponents as object), Figure} as MDXComponentsObject;

export default MDXComponents;
