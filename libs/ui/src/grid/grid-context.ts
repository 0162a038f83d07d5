import type { DataGridProps, GridColumn, GridFilter } from './grid.types';
import type { GridTable } from './use-grid-table';
import type { GridLayoutApi } from './grid-layout';

/** Data that the parts of one grid share. */
export interface GridParts<T extends object> {
  props: DataGridProps<T>;
  table: GridTable<T>;
  layout: GridLayoutApi;
  columns: GridColumn<T>[];
  /** Rows have ticks. */
  tick: boolean;
  /** Rows have a menu. */
  menu: boolean;
}

/** The name of a row: its label, or the value of its first column. */
export function nameOf<T extends object>(props: DataGridProps<T>, row: T): string {
  return props.rowLabel?.(row) ?? String(props.columns[0]?.value(row) ?? '');
}

/** Returns true if search or a filter narrows the list. */
export function isNarrowed({ state }: Pick<DataGridProps<never>, 'state'>): boolean {
  return state.search !== '' || Object.values(state.filter).some((value) => value !== '');
}

/** The column's filter; `true` means text. */
export function filterOf(column: Pick<GridColumn<never>, 'filter'>): GridFilter | undefined {
  return column.filter === true ? { kind: 'text' } : column.filter;
}

/** Returns the column that names a row: the one told, or the first that is nothing else. */
export function titleColumn<T>(columns: readonly GridColumn<T>[]): GridColumn<T> | undefined {
  return (
    columns.find(({ card }) => card === 'title') ??
    columns.find(({ card }) => card === undefined) ??
    columns[0]
  );
}
