// Wraps stock: what writers may use in MDX without an import.
import StockMDXComponents from '@theme-init/MDXComponents';
import type {MDXComponentsObject} from '@theme/MDXComponents';
import Figure from '../../components/Figure';
import Term from '../../components/Term';

const MDXComponents: MDXComponentsObject = {...StockMDXComponents, Figure, Term};

export default MDXComponents;
