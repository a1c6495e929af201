// Wraps stock: what writers may use in MDX without an import, and tables that scroll by keyboard.
import StockMDXComponents from '@theme-init/MDXComponents';
import Figure from '../../components/Figure';
import ScrollableTable from '../../components/ScrollableTable';
import HeaderCell from '../../components/ScrollableTable/HeaderCell';
import Term from '../../components/Term';
import InTwoSteps from './InTwoSteps';

const MDXComponents = {
  ...(StockMDXComponents as Record<string, unknown>),
  Figure,
  Term,
  table: ScrollableTable,
  th: HeaderCell,
  wrapper: InTwoSteps,
};

export default MDXComponents;
