/**
 * Selection in a list: ticked rows, or all that it finds. Not part of the module that the shell shares, whose start has
 * no room for it: a tool bundles it. It imports `@jahrring/tool-kit` by its name.
 */
import { requestJson, type ListArgs } from '@jahrring/tool-kit';
import { useState } from 'react';

/** Returns the parameters that decide which rows a list finds: all but page and order. */
export function narrowing({ page: _page, pageSize: _size, sort: _sort, ...query }: ListArgs): ListArgs {
  return query;
}

interface Selection {
  ids: readonly string[];
  /**
   * Query of the list if all its rows are selected: it identifies what the list found then. A list that is filtered
   * differently is another one.
   */
  all: string | null;
}

const nothing: Selection = { ids: [], all: null };

interface GridTicks {
  selected: readonly string[];
  onSelectedChange: (ids: readonly string[]) => void;
}

export interface ListSelection {
  /** All that the list finds are meant. */
  allSelected: boolean;
  /** For a grid whose rows are only ticked. */
  ticks: GridTicks;
  /** For a grid that offers all it finds too. */
  grid: GridTicks & { allSelected: boolean; onSelectAll: () => void };
  clear: () => void;
}

/** The ticked rows of a list, or all it finds. */
export function useListSelection(args: ListArgs): ListSelection {
  const [{ ids, all }, set] = useState<Selection>(nothing);
  const key = JSON.stringify(narrowing(args));
  const allSelected = all === key;
  const ticks: GridTicks = {
    selected: all === null || allSelected ? ids : nothing.ids,
    onSelectedChange: (next) => set({ ids: next, all: null }),
  };
  return {
    ...{ allSelected, ticks },
    grid: { ...ticks, allSelected, onSelectAll: () => set({ ids, all: key }) },
    clear: () => set(nothing),
  };
}

const rowsPerPage = 200;

/** Returns the rows that a list finds, in its order; at most so many. */
export async function rowsOf<T>(url: string, args: ListArgs, most: number): Promise<T[]> {
  const rows: T[] = [];
  for (let page = 1; ; page += 1) {
    const params = { ...args, page: String(page), pageSize: String(rowsPerPage) };
    const { items, total } = await requestJson<{ items: T[]; total: number }>({ url, params });
    rows.push(...items);
    if (items.length < rowsPerPage || rows.length >= Math.min(total, most)) return rows.slice(0, most);
  }
}
