import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Longest time in ms until a page contains the element to which the URL points. */
const patience = 4_000;

/** The element a hash points at. */
export function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // `#%` is no name.
    return null;
  }
}

/** Goes to the element of the address's hash, as soon as the page has it. The offset is the document's scroll padding. */
export function useHashScroll(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash === '') return undefined;
    const show = () => {
      const target = targetOf(hash);
      target?.scrollIntoView();
      return target !== null;
    };
    if (show()) return undefined;
    const observer = new MutationObserver(() => {
      if (show()) observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    const timer = setTimeout(() => observer.disconnect(), patience);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [hash, key]);
}
