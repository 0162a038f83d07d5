import { useEffect } from 'react';

let locks = 0;

/** Keeps the page still under a dialog. A class, because the usual library writes an inline style sheet (CSP). */
export function useScrollLock(active: boolean): void {
  useEffect(() => {
    if (!active) return undefined;
    locks += 1;
    const { classList, clientWidth } = document.documentElement;
    // Only a page that had a scrollbar keeps its place, else the page would jump.
    if (locks === 1 && window.innerWidth > clientWidth) classList.add('jr-locked--gutter');
    classList.add('jr-locked');
    return () => {
      locks -= 1;
      if (locks === 0) classList.remove('jr-locked', 'jr-locked--gutter');
    };
  }, [active]);
}
