/**
 * Tells components whether they run in a browser already, in place of Docusaurus' module of the same name. That one draws all
 * that asks for it in one go right behind hydration; as a transition it leaves room for what the reader does meanwhile.
 */
import {createContext, createElement, startTransition, useEffect, useState, type ReactNode} from 'react';

/** False while pages are rendered on the server side and in the first rendering in the browser, which must be the same. */
export const Context = createContext(false);

export function BrowserContextProvider({children}: {children: ReactNode}): ReactNode {
  const [isBrowser, setIsBrowser] = useState(false);
  useEffect(() => startTransition(() => setIsBrowser(true)), []);
  return createElement(Context.Provider, {value: isBrowser}, children);
}
