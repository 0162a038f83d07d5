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
import type { ColumnContent, ColumnContents } from './use-content-widths';

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
/** Longer texts than that share the room left over instead of claiming it. */
const mostContent = 320;
/** Columns that do not share the room get so much more than their usual width for longer contents; figures get all. */
const mostStretch = 1.25;

interface Track {
  /** Width in px where there is just enough room for all. */
  width: number;
  /** Share of the room left over. */
  grow: number;
  /** Px it gives up one after the other where room is missing: of a long text, of any text, of a longer word or badge. */
  gives: readonly [number, number, number];
}

function trackOf<T>(
  column: GridColumn<T>,
  chosen: number | undefined,
  content: ColumnContent | undefined,
): Track {
  if (chosen !== undefined) return { width: chosen, grow: 0, gives: [0, 0, 0] };
  const { width: usual = defaultWidth, grow = 1, align } = column;
  const isFigure = align === 'end';
  const isText = grow > 0 && !isFigure && !content?.isBadge;
  const most = isFigure ? Infinity : isText ? Math.max(usual, mostContent) : usual * mostStretch;
  const width = Math.min(content?.width ?? usual, most);
  const over = isFigure ? 0 : Math.max(0, width - usual);
  const least = isText && usual >= roomyWidth ? Math.round(usual * leastShare) : usual;
  return {
    width,
    grow,
    gives: [isText ? over : 0, Math.max(0, Math.min(width, usual) - least), isText ? 0 : over],
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/**
 * Returns the grid's column template and least width in px. A chosen width is exact. All others are as wide as their contents once
 * these are drawn, share the room that is left over, and give way where some is missing, those of long
 * texts first, so that figures at the end are not pushed out of sight.
 */
export function columnTemplate<T>(
  columns: readonly GridColumn<T>[],
  widths: Readonly<Record<string, number>>,
  extras: { tick: boolean; menu: boolean },
  contents: ColumnContents = {},
): { template: string; least: number } {
  const tracks = columns.map((column) => trackOf(column, widths[column.id], contents[column.id]));
  const tools = Number(extras.tick) + Number(extras.menu);
  const left = `100% - ${sum(tracks.map(({ width }) => width))}px - ${tools} * var(--jr-grid-tool)`;
  const allGrow = sum(tracks.map(({ grow }) => grow)) || 1;
  const given = [0, 1, 2].map((step) => sum(tracks.map(({ gives }) => gives[step] ?? 0)));
  const shares = tracks.map(({ width, grow, gives }) => {
    const more = grow > 0 ? ` + max(0px, ${left}) * ${(grow / allGrow).toFixed(4)}` : '';
    const less = gives.map((gave, step) => {
      const all = given[step] ?? 0;
      const before = sum(given.slice(0, step));
      return gave > 0
        ? ` + max(${-all}px, min(0px, ${left} + ${before}px)) * ${(gave / all).toFixed(4)}`
        : '';
    });
    const changes = more + less.join('');
    return changes ? `calc(${width}px${changes})` : `${width}px`;
  });
  const tool = (there: boolean) => (there ? ['var(--jr-grid-tool)'] : []);
  return {
    template: [...tool(extras.tick), ...shares, ...tool(extras.menu)].join(' '),
    least: sum(tracks.map(({ width }) => width)) - sum(given) + tools * toolWidth,
  };
}
