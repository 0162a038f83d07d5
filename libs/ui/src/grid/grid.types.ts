import type { ReactNode } from 'react';
import type { LazyComponent } from '../internal/lazy-named';
import type { ActionMenuItem } from '../button/action-menu.types';

/** State of a list; fits the tool-kit's `useListState` (`state={list.state} onStateChange={list.set}`). */
export interface GridState {
  /** From 1. */
  page: number;
  pageSize: number | 'all';
  /** `-date,name`: a minus is descending. */
  sort: string;
  search: string;
  /** Raw filter texts by field: `CH,DE`, `2026-01-01..2026-01-31`, `10..`. */
  filter: Readonly<Record<string, string>>;
}

export interface GridOption {
  value: string;
  label: string;
}

/** Filter of a column; text: contains, options: one of several, date and number: from–to. */
export type GridFilter =
  | { kind: 'text' }
  | { kind: 'options'; options: readonly GridOption[] }
  | { kind: 'date' }
  | { kind: 'number' }
  | { kind: 'boolean' };

export interface GridColumn<T> {
  /** Field name of sort and filter. */
  id: string;
  header: string;
  /** The plain value; shown as it is unless `cell` draws it. */
  value: (row: T) => string | number | null | undefined;
  cell?: (row: T) => ReactNode;
  /** Figures stand at the end side. */
  align?: 'start' | 'end';
  sortable?: boolean;
  /** `true` is a text filter. */
  filter?: GridFilter | true;
  /** Least width in px; 120 unless told. */
  width?: number;
  /** Share of the room left over; 1 unless told, 0 keeps the width. */
  grow?: number;
  /** Cannot be hidden. */
  fixed?: boolean;
  hiddenByDefault?: boolean;
  /** Its place on a card (narrow screens): the first column is the title unless told; `none` leaves it out. */
  card?: 'title' | 'subtitle' | 'badge' | 'line' | 'none';
}

/** User's layout of the columns. */
export interface GridLayout {
  hidden?: readonly string[];
  shown?: readonly string[];
  order?: readonly string[];
  widths?: Readonly<Record<string, number>>;
}

/** State of a list that can be saved under a name. */
export interface GridView {
  search: string;
  sort: string;
  filter: Readonly<Record<string, string>>;
  layout: GridLayout;
}

export interface GridViewsProps {
  /** The list's `storageKey`. */
  list: string;
  /** Current view. */
  view: GridView;
  onApply: (view: GridView) => void;
  close: () => void;
}

/** Keeps layouts per user; the shell hands in one that knows the user. */
export interface GridStorage {
  load: (key: string) => GridLayout | undefined;
  save: (key: string, layout: GridLayout) => void;
  /** The panel of views under a name, fetched when it is approached; without it no list offers any. */
  views?: LazyComponent<GridViewsProps>;
}

export interface GridEmpty {
  title: string;
  text?: ReactNode;
  action?: ReactNode;
}

export interface DataGridProps<T extends object> {
  /** Accessible name of the table. */
  label: string;
  columns: readonly GridColumn<T>[];
  /** This page's rows; undefined while the first answer is on its way. */
  rows: readonly T[] | undefined;
  /** Rows of all pages. */
  total?: number | undefined;
  /** `row.id` unless told. */
  rowId?: (row: T) => string;
  /** Names a row for its tick; the first column's value unless told. */
  rowLabel?: (row: T) => string;
  state: GridState;
  /** Gets what changed; anything but `page` starts again at page 1. */
  onStateChange: (patch: Partial<GridState>) => void;
  loading?: boolean;
  /** A sentence; with it the rows give way to the error state. */
  error?: string | undefined;
  onRetry?: () => void;
  /** Click, Enter: opens the row. */
  onOpenRow?: (row: T) => void;
  /** Address of the row, so that it opens in a new tab too; then `onOpenRow` is not needed. */
  rowTo?: (row: T) => string;
  /** Faint rows, for example deleted ones. */
  isMuted?: (row: T) => boolean;
  rowActions?: (row: T) => readonly (ActionMenuItem | null | false)[];
  /** Ticks and the bulk bar. */
  selected?: readonly string[];
  onSelectedChange?: (ids: readonly string[]) => void;
  bulkActions?: (ids: readonly string[]) => ReactNode;
  /** Offers all rows of all pages, where the actions can take in more than ids. */
  onSelectAll?: () => void;
  /** All rows of all pages are meant, not only those ticked. */
  allSelected?: boolean;
  searchable?: boolean;
  searchPlaceholder?: string;
  /** More controls beside the search, for example a "deleted too" switch. */
  toolbar?: ReactNode;
  /** Export buttons. */
  exportSlot?: ReactNode;
  /** Message of an empty list when nothing narrows it. */
  empty?: GridEmpty;
  storage?: GridStorage;
  /** Name of the layout, for example `addresses.list`; without it nothing is kept. */
  storageKey?: string;
  pageSizes?: readonly (number | 'all')[];
}
