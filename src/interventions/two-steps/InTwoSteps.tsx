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

/** Assumed minimum height of a block in px, for estimating how many blocks fill the first screen. */
const BLOCK_HEIGHT = 95;

type Content = ReactElement<object, FunctionComponent<object>>;

interface BlocksProps {
  content: Content;
  isWhole: boolean;
}

/** All blocks of a text, or only the first screen. Memoized, so a new address alone does not render them again. */
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
 * Layout of MDX texts. After a click on a link, renders the first screen of the page first and the rest in the
 * background. Renders the whole page in one pass when the reader may land below the top.
 * @param children the content as MDX passes it to its layout: one component, which returns the blocks
 */
export default function InTwoSteps({children}: {children: Content}): ReactNode {
  const {hash} = useLocation();
  const {action} = useHistory();
  const isSeenFromTop = useIsBrowser() && action === 'PUSH' && hash === '';
  const isWhole = useDeferredValue(true, !isSeenFromTop);
  return <Blocks content={children} isWhole={isWhole} />;
}
