// Wraps stock: what writers may use in MDX without an import.
import StockMDXComponents from '@theme-init/MDXComponents';
import Figure from '../../components/Figure';
import Term from '../../components/Term';

const MDXComponents = {...(StockMDXComponents as Record<string, unknown>), Figure, Term};

export default MDXComponents;
