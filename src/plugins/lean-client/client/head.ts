/**
 * In place of `react-helmet-async` in the browser, where it only has to keep `<head>` up with the page; the build writes
 * the tags of the first page with the package itself. A quarter of the size, and no HTML out of a string.
 *
 * Rules as in the package: what is mounted later wins; a later component replaces the tags of earlier ones that say the same
 * thing; tags of the build that still hold are left alone, others of its tags go.
 */
import {Children, Fragment, isValidElement, useLayoutEffect, useState, type ReactElement, type ReactNode} from 'react';

/** Mark of the tags that the site manages; the package's, because the build sets it too. */
const MANAGED = 'data-rh';

/** Names in HTML that differ from those in React. */
const HTML_NAMES: Readonly<Record<string, string>> = {
  className: 'class',
  charSet: 'charset',
  httpEquiv: 'http-equiv',
  itemProp: 'itemprop',
  crossOrigin: 'crossorigin',
  hrefLang: 'hreflang',
};

/** One tag as a component asks for it. */
export interface Tag {
  name: string;
  attributes: Readonly<Record<string, string>>;
  text?: string;
}

/** The tags of one component; empty until it is mounted. */
interface Instance {
  tags: readonly Tag[];
}

/** The tags among children, fragments opened. */
export function tagsOf(children: ReactNode): Tag[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement(child)) {
      return [];
    }
    const {type, props} = child as ReactElement<Record<string, unknown>>;
    if (type === Fragment) {
      return tagsOf(props.children as ReactNode);
    }
    const attributes: Record<string, string> = {};
    for (const [name, value] of Object.entries(props)) {
      if (name !== 'children' && value !== undefined && value !== null) {
        attributes[HTML_NAMES[name] ?? name.toLowerCase()] = String(value as string | number | boolean);
      }
    }
    const text = (Children.toArray(props.children as ReactNode) as (string | number)[]).join('');
    return [{name: String(type), attributes, ...(text && {text})}];
  });
}

/** What two tags have in common when the later one replaces the earlier. */
function subject({name, attributes, text}: Tag): string {
  const {rel, href, hreflang, src} = attributes;
  switch (name) {
    case 'meta': {
      const key = ['name', 'property', 'http-equiv', 'itemprop'].find((candidate) => candidate in attributes);
      return key ? `${name} ${key} ${attributes[key]}` : `${name} ${Object.keys(attributes).join(' ')}`;
    }
    case 'link':
      return rel === 'canonical' ? 'link canonical' : `link ${rel} ${href} ${hreflang}`;
    default:
      return `${name} ${src ?? text}`;
  }
}

/** What `<head>` and the two elements around it shall hold. */
export interface HeadState {
  title?: string;
  html: Record<string, string>;
  body: Record<string, string>;
  tags: Tag[];
}

/** Joins the tags of all components, in the order in which they were mounted. */
export function headState(instances: readonly (readonly Tag[])[]): HeadState {
  const state: HeadState = {html: {}, body: {}, tags: []};
  for (const tags of instances) {
    const own: Tag[] = [];
    for (const tag of tags) {
      if (tag.name === 'title') {
        state.title = tag.text ?? '';
      } else if (tag.name === 'html' || tag.name === 'body') {
        Object.assign(state[tag.name], tag.attributes);
      } else {
        own.push(tag);
      }
    }
    const subjects = new Set(own.map(subject));
    state.tags = [...state.tags.filter((tag) => !subjects.has(subject(tag))), ...own];
  }
  return state;
}

const instances: Instance[] = [];

/** Names of the attributes set on an element, to be taken away when no component asks for them any more. */
const setAttributes = new WeakMap<Element, Set<string>>();

function applyAttributes(element: Element, attributes: Readonly<Record<string, string>>): void {
  const before = setAttributes.get(element);
  for (const name of before ?? []) {
    if (!(name in attributes)) {
      element.removeAttribute(name);
    }
  }
  for (const [name, value] of Object.entries(attributes)) {
    if (element.getAttribute(name) !== value) {
      element.setAttribute(name, value);
    }
  }
  setAttributes.set(element, new Set(Object.keys(attributes)));
}

function apply({title, html, body, tags}: HeadState): void {
  applyAttributes(document.documentElement, html);
  applyAttributes(document.body, body);
  if (title !== undefined && title !== document.title) {
    document.title = title;
  }
  const outdated = new Set([...document.head.querySelectorAll(`[${MANAGED}]:not(title)`)]);
  for (const {name, attributes, text} of tags) {
    const element = document.createElement(name);
    element.setAttribute(MANAGED, 'true');
    for (const [attribute, value] of Object.entries(attributes)) {
      element.setAttribute(attribute, value);
    }
    element.textContent = text ?? '';
    const same = [...outdated].find((candidate) => candidate.isEqualNode(element));
    if (same) {
      outdated.delete(same);
    } else {
      document.head.append(element);
    }
  }
  outdated.forEach((element) => element.remove());
}

let scheduled = 0;

/** Several components change in one go; `<head>` is written once after them. */
function schedule(): void {
  cancelAnimationFrame(scheduled);
  scheduled = requestAnimationFrame(() => apply(headState(instances.map(({tags}) => tags))));
}

/** Puts its children into `<head>`, as long as it is mounted. */
export function Helmet({children}: {children?: ReactNode}): null {
  const [instance] = useState<Instance>({tags: []});

  // Runs in the order of the document, and the order of mounting is that of precedence.
  useLayoutEffect(() => {
    instances.push(instance);
    return () => {
      instances.splice(instances.indexOf(instance), 1);
      schedule();
    };
  }, [instance]);

  useLayoutEffect(() => {
    instance.tags = tagsOf(children);
    schedule();
  });
  return null;
}

/** Nothing is kept per tree, as there is one page. */
export function HelmetProvider({children}: {children?: ReactNode}): ReactNode {
  return children;
}
