import {
  constructTable,
  rowSelectionFeature,
  type Row,
  type RowSelectionState,
  type Table,
  type Updater,
} from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import { plainState } from './plain-state';
import type { DataGridProps, GridColumn } from './grid.types';
import type { GridLayoutApi } from './grid-layout';

/** Only what the grid uses: sort, filter and pages are the server's, the columns are the layout's. */
const features = { coreReactivityFeature: plainState, rowSelectionFeature };

export type GridTable<T extends object> = Table<typeof features, T>;
export type GridRowModel<T extends object> = Row<typeof features, T>;

const noRows: readonly never[] = [];
const defaultWidth = 120;

/** The id of a row that has one; grids of anything else say how (`rowId`). */
export function ownId(row: object): string {
  return 'id' in row ? String(row.id) : '';
}

/** TanStack's table over our rows: their model and their selection. */
export function useGridTable<T extends object>(props: DataGridProps<T>): GridTable<T> {
  const { rows, rowId = ownId, selected, onSelectedChange } = props;
  const rowSelection = useMemo(
    () => Object.fromEntries((selected ?? []).map((id) => [id, true as const])),
    [selected],
  );
  const options = {
    features,
    columns: [],
    data: rows ?? (noRows as readonly T[]),
    getRowId: rowId,
    enableRowSelection: onSelectedChange !== undefined,
    state: { rowSelection },
    onRowSelectionChange: (updater: Updater<RowSelectionState>) =>
      onSelectedChange?.(Object.keys(typeof updater === 'function' ? updater(rowSelection) : updater)),
  };
  const [table] = useState(() => constructTable<typeof features, T>(options));
  table.setOptions((before) => ({ ...before, ...options }));
  return table;
}

/** The columns in view, in the user's order. */
export function shownColumns<T>(columns: readonly GridColumn<T>[], layout: GridLayoutApi): GridColumn<T>[] {
  const byId = new Map(columns.map((column) => [column.id, column]));
  return layout.order.flatMap((id) => (layout.visible[id] && byId.get(id)) || []);
}

const toolWidth = 44;

/**
 * The grid's column template and least width in px: a chosen width is exact, all others share the room. (The least width is
 * counted here because `max-content` would let the longest cell widen every shared column.)
 */
export function columnTemplate<T>(
  columns: readonly GridColumn<T>[],
  widths: Readonly<Record<string, number>>,
  extras: { tick: boolean; menu: boolean },
): { template: string; least: number } {
  const tool = (there: boolean) => (there ? [{ track: 'var(--jr-grid-tool)', least: toolWidth }] : []);
  const tracks = columns.map((column) => {
    const chosen = widths[column.id];
    if (chosen !== undefined) return { track: `${chosen}px`, least: chosen };
    const least = column.width ?? defaultWidth;
    return { track: column.grow === 0 ? `${least}px` : `minmax(${least}px, ${column.grow ?? 1}fr)`, least };
  });
  const all = [...tool(extras.tick), ...tracks, ...tool(extras.menu)];
  return {
    template: all.map(({ track }) => track).join(' '),
    least: all.reduce((sum, { least }) => sum + least, 0),
  };
}
