import {createStorageSlot} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import React, {
  Children,
  cloneElement,
  isValidElement,
  useEffect,
  useId,
  useRef,
  type ReactElement,
  type ReactNode,
} from 'react';
import controls from '../controls.module.css';
import useTemporary from '../useTemporary';
import styles from './styles.module.css';

type Part = ReactElement<{className?: string; href?: string; children?: ReactNode}>;

const isPart = (node: ReactNode): node is Part => isValidElement(node);

/** Whether the node has the class `className`. GFM gives classes to task lists and to their items. */
const isOf = (node: ReactNode, className: string): node is Part =>
  isPart(node) && (node.props.className ?? '').split(' ').includes(className);

const isLink = (node: ReactNode): node is Part & {props: {href: string}} => isPart(node) && !!node.props.href;

const boxesOf = (form: HTMLFormElement | null): HTMLInputElement[] =>
  [...(form?.elements ?? [])].filter((element) => element instanceof HTMLInputElement);

/** A step. By CSS, a click anywhere but on its link ticks the box: search and copies would omit a `<label>`. */
function Step({form, children}: {form: string; children: ReactNode}): ReactNode {
  const id = useId();
  // The first two children are the disabled checkbox of GFM and a space.
  const [, , ...parts] = Children.toArray(children);
  const link = parts.find(isLink);
  if (!link) {
    throw new Error('A step of <Checklist> has no link. Its address identifies the step in storage.');
  }
  return (
    <li className={clsx('task-list-item', styles.step)}>
      <input type="checkbox" className={styles.box} form={form} name={link.props.href} aria-labelledby={id} />
      <span id={id}>{parts.filter((part) => part !== link)}</span>
      {link}
    </li>
  );
}

/** How long the "cleared" message stays available to screen readers, in ms. */
const TIMEOUT_STATUS_MS = 4000;

/**
 * Makes a checklist from the task lists in its children. Write a step as `- [ ] What to do. [Section](/address)`. A
 * tick is saved under the link's address, so each address must be unique. A step keeps its tick when it is moved or
 * reworded. Both languages share the ticks. Boxes can be ticked and cleared without JavaScript too.
 */
export default function Checklist({id, children}: {id: string; children: ReactNode}): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  const [isCleared, setIsCleared] = useTemporary(false, TIMEOUT_STATUS_MS);
  const storage = () => createStorageSlot(`site.${id}`);
  const save = () => {
    const ticked = boxesOf(form.current).filter(({checked}) => checked);
    storage().set(ticked.map(({name}) => name).join(' '));
  };
  useEffect(() => {
    const saved = createStorageSlot(`site.${id}`).get()?.split(' ') ?? [];
    for (const box of boxesOf(form.current)) {
      // Keep what the reader ticked before the page was hydrated.
      box.checked ||= saved.includes(box.name);
    }
  }, [id]);
  return (
    <>
      <div className={styles.checklist} onChange={save}>
        {Children.map(children, (block) =>
          isOf(block, 'contains-task-list')
            ? cloneElement(block, {
                children: Children.map(block.props.children, (item) =>
                  isOf(item, 'task-list-item') ? <Step form={id}>{item.props.children}</Step> : item,
                ),
              })
            : block,
        )}
      </div>
      {/* The boxes name this form, so it need not enclose them. With `dialog`, the Enter key sends it nowhere. */}
      <form
        ref={form}
        id={id}
        method="dialog"
        className={styles.tools}
        onReset={() => {
          storage().del();
          setIsCleared(true);
        }}>
        <span>
          <Translate id="site.checklist.kept">This browser keeps the check marks until you clear them.</Translate>
        </span>
        <button type="reset" className={controls.button}>
          <Translate id="site.checklist.clear">Clear</Translate>
        </button>
        <span className="site-visually-hidden" role="status">
          {isCleared && translate({id: 'site.checklist.cleared', message: 'Check marks cleared'})}
        </span>
      </form>
    </>
  );
}
