import type { ListArgs } from '@jahrring/tool-kit';
import { useState } from 'react';
import type { BulkSelection } from '../bulk/bulk.api';

/** What of a list's parameters decides what it finds: not its page and order. */
export function narrowing({ page: _page, pageSize: _size, sort: _sort, ...query }: ListArgs): ListArgs {
  return query;
}

interface Selection {
  ids: readonly string[];
  /** Where all of a list are meant: what it found then. A list that is narrowed otherwise is another one. */
  all: string | null;
}

const nothing: Selection = { ids: [], all: null };

/** The ticked entries of a list, or all it finds. */
export function useEntrySelection(args: ListArgs) {
  const [{ ids, all }, set] = useState<Selection>(nothing);
  const query = narrowing(args);
  const key = JSON.stringify(query);
  const allSelected = all === key;
  return {
    grid: {
      selected: all === null || allSelected ? ids : nothing.ids,
      allSelected,
      onSelectedChange: (next: readonly string[]) => set({ ids: next, all: null }),
      onSelectAll: () => set({ ids, all: key }),
    },
    of: (some: readonly string[]): BulkSelection => (allSelected ? { query } : { ids: some }),
    clear: () => set(nothing),
  };
}
