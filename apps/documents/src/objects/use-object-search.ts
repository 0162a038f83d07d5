import type { ObjectChoice } from '@jahrring/contracts-documents';
import { problemOf, requestJson, type ApiProblem } from '@jahrring/tool-kit';
import { useEffect, useState } from 'react';

const pause = 200;

export interface ObjectSearch {
  /** Undefined until the first answer. */
  items: readonly ObjectChoice[] | undefined;
  isSearching: boolean;
  problem: ApiProblem | null;
}

/** Objects whose number or title has the words; asked for once the typing rests. */
export function useObjectSearch(words: string, projectId: string | null): ObjectSearch {
  const [found, setFound] = useState<ObjectSearch>({ items: undefined, isSearching: true, problem: null });
  useEffect(() => {
    const stop = new AbortController();
    setFound((before) => ({ ...before, isSearching: true }));
    const params = { search: words, ...(projectId ? { projectId } : {}) };
    const call = { url: '/api/documents/choices/objects', params, onRefusal: 'pass' } as const;
    const timer = setTimeout(
      () => {
        requestJson<{ items: ObjectChoice[] }>(call, stop.signal).then(
          ({ items }) => setFound({ items, isSearching: false, problem: null }),
          (error: unknown) => {
            if (stop.signal.aborted) return;
            setFound({ items: [], isSearching: false, problem: problemOf(error) });
          },
        );
      },
      words === '' ? 0 : pause,
    );
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [words, projectId]);
  return found;
}
