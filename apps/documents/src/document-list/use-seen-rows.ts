import type { DocumentListItem } from '@jahrring/contracts-documents';
import { useCallback, useEffect, useRef } from 'react';

/** Remembers all rows that were on screen: a selection may reach over several pages. */
export function useSeenRows(
  rows: readonly DocumentListItem[] | undefined,
): (ids: readonly string[]) => DocumentListItem[] {
  const seen = useRef(new Map<string, DocumentListItem>());
  useEffect(() => {
    for (const row of rows ?? []) seen.current.set(row.id, row);
  }, [rows]);
  return useCallback((ids) => ids.flatMap((id) => seen.current.get(id) ?? []), []);
}
