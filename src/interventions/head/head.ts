/** Replaces `react-helmet-async` in the browser, at half the size. In both, tags of the component mounted last win. */
import {Children, Fragment, isValidElement, useLayoutEffect, useState, type ReactElement, type ReactNode} from 'react';

export {Fragment as HelmetProvider};

/** Attribute of head tags that change with the page; `react-helmet-async` sets the attribute in the build's HTML. */
const MANAGED = 'data-rh';
/** Tags for which `apply` creates no element: it updates the existing `<html>` and the title, and ignores `<body>`. */
const NOT_IN_HEAD = ['html', 'body', 'title'];
const HTML_NAMES: Readonly<Record<string, string>> = {className: 'class', httpEquiv: 'http-equiv'};

/** A tag that a component renders into the head. */
export interface Tag {
  name: string;
  attributes: Readonly<Record<string, string>>;
  text: string;
}

/** Collects the tags among the children of a component, also inside fragments. */
export function tagsOf(children: ReactNode): Tag[] {
  return Children.toArray(children)
    .filter((child) => isValidElement(child))
    .flatMap(({type, props}: ReactElement) => {
      const {children: inner, ...others} = props as Record<string, unknown>;
      if (type === Fragment) {
        return tagsOf(inner as ReactNode);
      }
      const attributes = Object.entries(others)
        .filter(([, value]) => value !== undefined && value !== null)
        .map(([name, value]) => [HTML_NAMES[name] ?? name.toLowerCase(), String(value as string | number | boolean)]);
      const text = (Children.toArray(inner as ReactNode) as (string | number)[]).join('');
      return [{name: String(type), attributes: Object.fromEntries(attributes) as Record<string, string>, text}];
    });
}

/** Key that identifies a tag: a later tag with the same key replaces the earlier one. */
function keyOf({name, attributes, text}: Tag): string {
  const key = ['name', 'property', 'http-equiv', 'itemprop'].find((candidate) => candidate in attributes);
  const isOne = name === 'title' || attributes.rel === 'canonical';
  return name === 'meta' && key ? `${key} ${attributes[key]}` : isOne ? name : JSON.stringify([name, attributes, text]);
}

/** Merges the tags of `components`, given in mounting order. Tags of the same component never replace each other. */
export function effectiveTags(components: readonly (readonly Tag[])[]): Tag[] {
  return components.reduce<Tag[]>((earlier, tags) => {
    const keys = new Set(tags.map(keyOf));
    return [...earlier.filter((tag) => !keys.has(keyOf(tag))), ...tags];
  }, []);
}

const mounted: {tags: readonly Tag[]}[] = [];

function apply(): void {
  const tags = effectiveTags(mounted.map((component) => component.tags));
  const named = (name: string) => tags.filter((tag) => tag.name === name);
  // Every page sets the same attributes of `<html>`, so none has to be removed.
  const html = document.documentElement;
  const attributesOfHtml = Object.assign({}, ...named('html').map(({attributes}) => attributes)) as Tag['attributes'];
  for (const [name, value] of Object.entries(attributesOfHtml)) {
    // Browsers restyle the whole page when `lang` or `dir` is set, even to what it was.
    if (html.getAttribute(name) !== value) {
      html.setAttribute(name, value);
    }
  }
  document.title = named('title').at(-1)?.text ?? document.title;
  const outdated = new Set(document.head.querySelectorAll(`[${MANAGED}]:not(title)`));
  for (const {name, attributes, text} of tags.filter((tag) => !NOT_IN_HEAD.includes(tag.name))) {
    const element = document.createElement(name);
    Object.entries({[MANAGED]: 'true', ...attributes}).forEach((attribute) => element.setAttribute(...attribute));
    element.textContent = text;
    const same = [...outdated].find((candidate) => candidate.isEqualNode(element));
    if (!same || !outdated.delete(same)) {
      document.head.append(element);
    }
  }
  outdated.forEach((element) => element.remove());
}

let isScheduled = false;

/** Updates the head in a new task. Client modules and page-view counters expect the title to change only then. */
function schedule(): void {
  if (!isScheduled) {
    isScheduled = true;
    window.setTimeout(() => {
      isScheduled = false;
      apply();
    });
  }
}

/** Puts the children into `<head>` while the component is mounted. */
export function Helmet({children}: {children?: ReactNode}): null {
  const [component] = useState<{tags: readonly Tag[]}>({tags: []});
  // Effects run in the order of the document, and the order of mounting is that of precedence.
  useLayoutEffect(() => {
    mounted.push(component);
    return () => {
      mounted.splice(mounted.indexOf(component), 1);
      schedule();
    };
  }, [component]);
  useLayoutEffect(() => {
    const tags = tagsOf(children);
    // Most re-renders don't change the tags.
    if (JSON.stringify(tags) !== JSON.stringify(component.tags)) {
      component.tags = tags;
      schedule();
    }
  });
  return null;
}
