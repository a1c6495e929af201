import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {
  createElement,
  Fragment,
  memo,
  useDeferredValue,
  type FunctionComponent,
  type ReactElement,
  type ReactNode,
} from 'react';

/** Assumed average height of a block of text in px. The estimate is low, so that enough blocks are rendered. */
const BLOCK_HEIGHT = 95;

type Content = ReactElement<object, FunctionComponent<object>>;

interface BlocksProps {
  content: Content;
  isWhole: boolean;
}

/** Renders all blocks of a text, or those of the first screen. Memoized, as a new URL hash changes no blocks. */
const Blocks = memo(function Blocks({content, isWhole}: BlocksProps): ReactNode {
  const rendered = content.type(content.props) as ReactElement<{children?: ReactNode}>;
  const nodes = rendered.props.children;
  if (isWhole || !Array.isArray(nodes)) {
    return rendered;
  }
  // MDX puts a line break after each block.
  const count = 2 * Math.ceil(window.innerHeight / BLOCK_HEIGHT);
  return createElement(Fragment, null, ...(nodes.slice(0, count) as ReactNode[]));
});

/**
 * Layout component for MDX texts. After a click on a link, renders the first screen of the page first and the rest in
 * the background. Renders the whole page at once when the reader may land below the top, for example after Back or when
 * the address contains a `#`.
 * @param children the element that MDX passes to a layout; calling its component returns the blocks of the text
 */
export default function InTwoSteps({children}: {children: Content}): ReactNode {
  const {hash} = useLocation();
  const {action} = useHistory();
  const isSeenFromTop = useIsBrowser() && action === 'PUSH' && hash === '';
  const isWhole = useDeferredValue(true, !isSeenFromTop);
  return <Blocks content={children} isWhole={isWhole} />;
}
