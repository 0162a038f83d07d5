import { useEffect } from 'react';
import { createValue } from './state/value';

/** A record's own title (a project's number and name); without it the route's title stands. */
export const pageTitleValue = createValue<string | null>(null);

/** Shows a record's name in the browser's tab while the page is open. */
export function usePageTitle(title: string | null | undefined): void {
  useEffect(() => {
    pageTitleValue.set(title ?? null);
    return () => pageTitleValue.set(null);
  }, [title]);
}
