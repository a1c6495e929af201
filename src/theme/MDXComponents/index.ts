// Wraps stock: what writers may use in MDX without an import, and tables that scroll by keyboard.
import StockMDXComponents from '@theme-init/MDXComponents';
import Certainty from '../../components/Certainty';
import Figure from '../../components/Figure';
import ScrollableTable from '../../components/ScrollableTable';
import HeaderCell from '../../components/ScrollableTable/HeaderCell';
import Term from '../../components/Term';
import InTwoSteps from '../../interventions/two-steps/InTwoSteps';

const MDXComponents = {
  ...(StockMDXComponents as Record<string, unknown>),
  Certainty,
  Figure,
  Term,
  table: ScrollableTable,
  th: HeaderCell,
  wrapper: InTwoSteps,
};

export default MDXComponents;
