import { useBoot, useFormat, useT } from '@jahrring/tool-kit';
import type { PaletteGroup } from '@jahrring/ui';
import { useEffect, useState } from 'react';
import { findRecords, shortestSearch } from '../palette/find-records';

export interface FoundRecords {
  groups: readonly PaletteGroup[];
  /** True if some tool has not responded yet. */
  searching: boolean;
}

const nothing: FoundRecords = { groups: [], searching: false };

/** Asks every tool for what is typed; groups come as each tool answers, in a steady order. */
export function useSearch(text: string, goTo: (path: string) => void): FoundRecords {
  const t = useT('shell');
  const format = useFormat();
  const boot = useBoot();
  const [found, setFound] = useState<FoundRecords>(nothing);
  const query = text.trim();
  useEffect(() => {
    if (query.length < shortestSearch) {
      setFound(nothing);
      return undefined;
    }
    const stop = new AbortController();
    let groups: readonly PaletteGroup[] = [];
    const show = (searching: boolean) => {
      if (!stop.signal.aborted) setFound({ groups, searching });
    };
    const onFound = (found: readonly PaletteGroup[]) => {
      groups = found;
      show(true);
    };
    setFound((before) => ({ ...before, searching: true }));
    // It waits for a rest in the typing itself.
    void findRecords(boot, query, { t, format, goTo, signal: stop.signal, onFound }).then(() => show(false));
    return () => stop.abort();
  }, [boot, query, t, format, goTo]);
  return found;
}
