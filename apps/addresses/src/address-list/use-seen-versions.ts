import type { AddressView } from '@jahrring/contracts-addresses';
import { useCallback, useEffect, useRef } from 'react';

type Versioned = Pick<AddressView, 'id' | 'version'>;

/** Remembers the versions of all rows that were on screen: a selection may reach over several pages. */
export function useSeenVersions(
  rows: readonly Versioned[] | undefined,
): (ids: readonly string[]) => Versioned[] {
  const seen = useRef(new Map<string, number>());
  useEffect(() => {
    for (const { id, version } of rows ?? []) seen.current.set(id, version);
  }, [rows]);
  return useCallback(
    (ids) =>
      ids.flatMap((id) => {
        const version = seen.current.get(id);
        return version === undefined ? [] : [{ id, version }];
      }),
    [],
  );
}
