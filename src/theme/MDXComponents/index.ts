// Wraps stock: what writers may use in MDX without an import.
import StockMDXComponents from '@theme-init/MDXComponents';
import Figure from '../../components/Figure';

const MDXComponents = {...(StockMDXComponents as Record<string, unknown>), Figure};

export default MDXComponents;
