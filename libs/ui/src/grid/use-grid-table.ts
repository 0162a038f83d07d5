import {
  constructTable,
  rowSelectionFeature,
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

const noRows: readonly never[] = [];

/** The id of a row that has one; grids of anything else say how (`rowId`). */
export function ownId(row: object): string {
  return 'id' in row ? String(row.id) : '';
}

/** TanStack's table over our rows: their model and their selection. */
export function useGridTable<T extends object>(props: DataGridProps<T>): GridTable<T> {
  const { rows, rowId = ownId, selected, allSelected = false, onSelectedChange } = props;
  const rowSelection = useMemo(() => {
    // If all are selected, each row in sight is ticked; a user who unticks one goes on with the others of the page.
    const shown = allSelected ? (rows ?? noRows).map(rowId) : [];
    return Object.fromEntries([...(selected ?? []), ...shown].map((id) => [id, true as const]));
  }, [selected, allSelected, rows, rowId]);
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
