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

/** Assumed minimum height of a block in px, to estimate how many fill the first screen. */
const BLOCK_HEIGHT = 95;

type Content = ReactElement<object, FunctionComponent<object>>;

interface BlocksProps {
  content: Content;
  isWhole: boolean;
}

/** Memoized: the location of a standalone page changes at the click that leaves it, before the next page is there. */
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
 * Layout of MDX texts: after a click on a link, the first screen of a page is painted first and the rest rendered in the
 * background. The whole page at once when it is hydrated, and where the reader may land further down: links to a section,
 * back and forward.
 * @param children the content as MDX passes it to its layout: one component, which returns the blocks
 */
export default function InTwoSteps({children}: {children: Content}): ReactNode {
  const {hash} = useLocation();
  const {action} = useHistory();
  const isSeenFromTop = useIsBrowser() && action === 'PUSH' && hash === '';
  const isWhole = useDeferredValue(true, !isSeenFromTop);
  return <Blocks content={children} isWhole={isWhole} />;
}
