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

/** Pixels of the screen for each block drawn at first: no text of the site shows more blocks on its first screen. */
const BLOCK_HEIGHT = 95;

type Content = ReactElement<object, FunctionComponent<object>>;

interface BlocksProps {
  content: Content;
  isWhole: boolean;
}

/** Memoized: at the click that leaves the page, the location changes before the page does. */
const Blocks = memo(function Blocks({content, isWhole}: BlocksProps): ReactNode {
  const drawn = content.type(content.props) as ReactElement<{children?: ReactNode}>;
  const nodes = drawn.props.children;
  if (isWhole || !Array.isArray(nodes)) {
    return drawn;
  }
  // A line break stands after each block.
  const count = 2 * Math.ceil(window.innerHeight / BLOCK_HEIGHT);
  return createElement(Fragment, null, ...(nodes.slice(0, count) as ReactNode[]));
});

/**
 * Layout of MDX texts: after a link has been followed, the beginning of a long page is painted first and the rest in the
 * background, because a reader waits for the beginning only. Whole at once where a place further down may be meant: pages
 * that are hydrated, links to a section, back and forward.
 * @param children the content as MDX hands it to its layout: one component, which returns the blocks
 */
export default function InTwoSteps({children}: {children: Content}): ReactNode {
  const {hash} = useLocation();
  const {action} = useHistory();
  const isSeenFromTop = useIsBrowser() && action === 'PUSH' && hash === '';
  const isWhole = useDeferredValue(true, !isSeenFromTop);
  return <Blocks content={children} isWhole={isWhole} />;
}
