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
const defaultWidth = 120;

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

const toolWidth = 44;
/** Columns of text from this width on can give some of it up, down to this share of it. */
const roomyWidth = 140;
const leastShare = 0.7;

interface Track {
  /** Width in px where there is just enough room for all. */
  width: number;
  /** Least width in px, where there is less. */
  least: number;
  /** Share of the room left over. */
  grow: number;
}

function trackOf<T>(column: GridColumn<T>, chosen: number | undefined): Track {
  if (chosen !== undefined) return { width: chosen, least: chosen, grow: 0 };
  const { width = defaultWidth, grow = 1, align } = column;
  const gives = grow > 0 && align !== 'end' && width >= roomyWidth;
  return { width, least: gives ? Math.round(width * leastShare) : width, grow };
}

const sumOf = (tracks: readonly Track[], pick: (track: Track) => number): number =>
  tracks.reduce((sum, track) => sum + pick(track), 0);

/**
 * The grid's column template and least width in px. A chosen width is exact; all others share the room that is left over, and
 * wide columns of text give way where some is missing, so that figures at the end are not pushed out of sight.
 */
export function columnTemplate<T>(
  columns: readonly GridColumn<T>[],
  widths: Readonly<Record<string, number>>,
  extras: { tick: boolean; menu: boolean },
): { template: string; least: number } {
  const tracks = columns.map((column) => trackOf(column, widths[column.id]));
  const tools = Number(extras.tick) + Number(extras.menu);
  const left = `100% - ${sumOf(tracks, ({ width }) => width)}px - ${tools} * var(--jr-grid-tool)`;
  const allGrow = sumOf(tracks, ({ grow }) => grow) || 1;
  const allGive = sumOf(tracks, ({ width, least }) => width - least) || 1;
  const shares = tracks.map(({ width, least, grow }) => {
    const more = grow > 0 ? ` + max(0px, ${left}) * ${(grow / allGrow).toFixed(4)}` : '';
    const less = least < width ? ` + min(0px, ${left}) * ${((width - least) / allGive).toFixed(4)}` : '';
    return more || less ? `calc(${width}px${more}${less})` : `${width}px`;
  });
  const tool = (there: boolean) => (there ? ['var(--jr-grid-tool)'] : []);
  return {
    template: [...tool(extras.tick), ...shares, ...tool(extras.menu)].join(' '),
    least: sumOf(tracks, ({ least }) => least) + tools * toolWidth,
  };
}
