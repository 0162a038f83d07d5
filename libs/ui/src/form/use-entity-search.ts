import { useEffect, useRef, useState } from 'react';
import type { EntityItem, EntityPickerProps } from './entity-picker.types';

export interface EntitySearch {
  items: readonly EntityItem[];
  state: 'idle' | 'searching' | 'done' | 'failed';
}

const pause = 180;

/** Asks the server after a short pause in typing; only the newest answer counts. */
export function useEntitySearch(
  onSearch: EntityPickerProps['onSearch'],
  query: string,
  opened: boolean,
): EntitySearch {
  const [result, setResult] = useState<EntitySearch>({ items: [], state: 'idle' });
  const search = useRef(onSearch);
  useEffect(() => {
    search.current = onSearch;
  });
  useEffect(() => {
    if (!opened) return undefined;
    const abort = new AbortController();
    setResult((before) => ({ items: before.items, state: 'searching' }));
    const timer = setTimeout(
      () => {
        search.current(query, abort.signal).then(
          (items) => abort.signal.aborted || setResult({ items, state: 'done' }),
          () => abort.signal.aborted || setResult({ items: [], state: 'failed' }),
        );
      },
      query === '' ? 0 : pause,
    );
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [query, opened]);
  return result;
}
