// Own: the build has coloured the code already, so there is no language to detect here.
import CodeBlock from '@theme/CodeBlock';
import React, {type ComponentProps, type ReactNode} from 'react';

type Props = ComponentProps<'pre'> & {'data-language'?: string; 'data-title'?: string};

/** The `<pre>` of a page: a block of code, coloured by the build. */
export default function Pre({children, 'data-language': language, 'data-title': title}: Props): ReactNode {
  return (
    <CodeBlock language={language} title={title}>
      {children}
    </CodeBlock>
  );
}
