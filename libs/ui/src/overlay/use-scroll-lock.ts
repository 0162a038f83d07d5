import { useEffect } from 'react';

let locks = 0;

/** Keeps the page still under a dialog. A class, because the usual library writes an inline style sheet (CSP). */
export function useScrollLock(active: boolean): void {
  useEffect(() => {
    if (!active) return undefined;
    locks += 1;
    document.documentElement.classList.add('jr-locked');
    return () => {
      locks -= 1;
      if (locks === 0) document.documentElement.classList.remove('jr-locked');
    };
  }, [active]);
}
