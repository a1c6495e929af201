/** What in the address, and then in the memory of the tab, asks for the figures in the console. */
const FLAG = 'web-vitals';

if (typeof document !== 'undefined') {
  try {
    if (new URLSearchParams(location.search).has(FLAG)) {
      sessionStorage.setItem(FLAG, location.search);
    }
    if (sessionStorage.getItem(FLAG)) {
      void import('./logWebVitals');
    }
  } catch {
    // Where the browser keeps nothing, nobody measures.
  }
}
