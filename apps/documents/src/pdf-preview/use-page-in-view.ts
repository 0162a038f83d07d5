import { useEffect, useState, type RefObject } from 'react';

/** Returns the page of a scrolled preview that is in view, from 1, and a function to go to another one. */
export function usePageInView(frame: RefObject<HTMLElement | null>, pages: number) {
  const [page, setPage] = useState(1);
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const read = () => {
      const middle = element.scrollTop + element.clientHeight / 2;
      const tops = pagesOf(element).map((one) => one.offsetTop - element.offsetTop);
      setPage(Math.max(1, tops.filter((top) => top <= middle).length));
    };
    read();
    element.addEventListener('scroll', read, { passive: true });
    return () => element.removeEventListener('scroll', read);
  }, [frame, pages]);
  const show = (number: number) => {
    const element = frame.current;
    const target = element && pagesOf(element)[number - 1];
    if (target) element.scrollTo({ top: target.offsetTop - element.offsetTop - 8 });
  };
  return { page: Math.min(page, Math.max(1, pages)), show };
}

function pagesOf(frame: HTMLElement): HTMLElement[] {
  return [...frame.querySelectorAll<HTMLElement>('.documents-pdf__page')];
}
