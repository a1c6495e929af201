// Own: code inside a line. The stock one also makes blocks of it, with a highlighter for the browser; see Pre.
import React, {type ComponentProps, type ReactNode} from 'react';

export default function Code(props: ComponentProps<'code'>): ReactNode {
  return <code {...props} />;
}
