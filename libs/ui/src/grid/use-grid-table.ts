import {
  columnOrderingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type ReactTable,
  type Row,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { DataGridProps, GridColumn } from './grid.types';
import type { GridLayoutApi } from './grid-layout';
import { formatSort, parseSort } from './grid-sort';

/** Only what the grid uses: sort, filter and pages are the server's. */
const features = tableFeatures({
  columnOrderingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  rowSelectionFeature,
  rowSortingFeature,
});

export type GridTable<T extends object> = ReactTable<typeof features, T>;
export type GridRowModel<T extends object> = Row<typeof features, T>;

const noRows: readonly never[] = [];
const defaultWidth = 120;

/** The id of a row that has one; grids of anything else say how (`rowId`). */
export function ownId(row: object): string {
  return 'id' in row ? String(row.id) : '';
}

/** TanStack's table over our columns: order, visibility, width, selection and the core row model. */
export function useGridTable<T extends object>(props: DataGridProps<T>, layout: GridLayoutApi): GridTable<T> {
  const { columns, rows, rowId = ownId, state, onStateChange, selected, onSelectedChange } = props;
  const definitions = useMemo<ColumnDef<typeof features, T, unknown>[]>(
    () =>
      columns.map((column) => ({
        id: column.id,
        header: column.header,
        accessorFn: column.value,
        enableSorting: column.sortable ?? false,
        enableHiding: !column.fixed,
        size: column.width ?? defaultWidth,
      })),
    [columns],
  );
  const sorting = useMemo(() => parseSort(state.sort), [state.sort]);
  const rowSelection = useMemo(
    () => Object.fromEntries((selected ?? []).map((id) => [id, true as const])),
    [selected],
  );
  return useTable<typeof features, T>({
    features,
    columns: definitions,
    data: rows ?? (noRows as readonly T[]),
    getRowId: rowId,
    manualSorting: true,
    enableRowSelection: onSelectedChange !== undefined,
    state: {
      sorting,
      rowSelection,
      columnOrder: layout.order,
      columnVisibility: layout.visible,
      columnSizing: layout.widths as Record<string, number>,
    },
    onSortingChange: (updater) =>
      onStateChange({ sort: formatSort(typeof updater === 'function' ? updater(sorting) : updater) }),
    onRowSelectionChange: (updater) =>
      onSelectedChange?.(Object.keys(typeof updater === 'function' ? updater(rowSelection) : updater)),
  });
}

/** The columns in view, in the user's order. */
export function shownColumns<T extends object>(
  table: GridTable<T>,
  columns: readonly GridColumn<T>[],
): GridColumn<T>[] {
  const byId = new Map(columns.map((column) => [column.id, column]));
  return table.getVisibleLeafColumns().flatMap(({ id }) => byId.get(id) ?? []);
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
