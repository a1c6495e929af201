/** Replaces `react-helmet-async` with half the code. As in that package, of conflicting tags, the last wins. */
import {Children, Fragment, isValidElement, useLayoutEffect, useState, type ReactElement, type ReactNode} from 'react';

export {Fragment as HelmetProvider};

/** Attribute of `<head>` tags that change with the page. In the build's HTML, `react-helmet-async` sets it. */
const MANAGED = 'data-rh';
/** Tags for which `apply` adds no element to `<head>`: it updates `<html>` and the title, and ignores `<body>`. */
const NOT_IN_HEAD = ['html', 'body', 'title'];
const HTML_NAMES: Readonly<Record<string, string>> = {className: 'class', httpEquiv: 'http-equiv'};

/** A tag that a component renders into `<head>`. */
export interface Tag {
  name: string;
  attributes: Readonly<Record<string, string>>;
  text: string;
}

/** Returns the tags among the children of a component, including those inside fragments. */
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

/** Returns a key for a tag. A later tag with the same key replaces the earlier one. */
function keyOf({name, attributes, text}: Tag): string {
  const key = ['name', 'property', 'http-equiv', 'itemprop'].find((candidate) => candidate in attributes);
  const isOne = name === 'title' || attributes.rel === 'canonical';
  return name === 'meta' && key ? `${key} ${attributes[key]}` : isOne ? name : JSON.stringify([name, attributes, text]);
}

/** Merges tags in the order of mounting. A later component's tag replaces an earlier one with the same key. */
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

/** Updates `<head>` in a new task, still before client modules and page-view counters read the title. */
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
