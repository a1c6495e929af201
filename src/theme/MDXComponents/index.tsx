// Wraps stock: what writers may use in MDX without an import; tables that scroll by keyboard; code that the build has colored.
import CodeBlock from '@theme/CodeBlock';
import StockMDXComponents from '@theme-init/MDXComponents';
import React, {Children, type ComponentProps, type ReactNode} from 'react';
import Certainty from '../../components/Certainty';
import Figure from '../../components/Figure';
import ScrollableTable from '../../components/ScrollableTable';
import Term from '../../components/Term';

type PreProps = ComponentProps<'pre'> & {'data-language'?: string; 'data-title'?: string};

function Pre({children, 'data-language': language, 'data-title': title}: PreProps): ReactNode {
  return (
    <CodeBlock language={language} title={title}>
      {children}
    </CodeBlock>
  );
}

/** A header cell of a table. An empty one becomes a `<td>`, because it would label nothing. */
function HeaderCell({children, ...cell}: ComponentProps<'th'>): ReactNode {
  return Children.count(children) === 0 ? (
    <td {...cell} />
  ) : (
    <th scope="col" {...cell}>
      {children}
    </th>
  );
}

const MDXComponents = {
  ...(StockMDXComponents as Record<string, unknown>),
  Certainty,
  Figure,
  Term,
  // Inline code only; the stock component may also make a block of it.
  code: 'code',
  pre: Pre,
  table: ScrollableTable,
  th: HeaderCell,
};

export default MDXComponents;
