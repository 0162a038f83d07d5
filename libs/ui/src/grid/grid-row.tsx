import { memo, type ReactNode } from 'react';
import { ActionMenu } from '../button/action-menu';
import { classes } from '../internal/classes';
import { UiLink } from '../link/link-provider';
import { useUiTexts } from '../texts/ui-texts';
import type { DataGridProps, GridColumn } from './grid.types';
import { nameOf } from './grid-context';

export interface GridRowProps<T extends object> {
  row: T;
  id: string;
  index: number;
  /** Place in the whole list, from 2 (the header is 1). */
  position: number;
  columns: readonly GridColumn<T>[];
  grid: Pick<DataGridProps<T>, 'columns' | 'rowLabel' | 'rowTo' | 'onOpenRow' | 'rowActions' | 'isMuted'>;
  tick: boolean;
  menu: boolean;
  selected: boolean;
  onSelect: (id: string, selected: boolean, range: boolean) => void;
  /** Column of the cell that holds the tab stop, or -1. */
  activeColumn: number;
}

/** Returns the content of a cell: its own rendering, or the plain value, or a dash. */
export function cellContent<T>(column: GridColumn<T>, row: T): ReactNode {
  if (column.cell) return column.cell(row);
  const value = column.value(row);
  return value === null || value === undefined || value === '' ? <span className="jr-muted">–</span> : value;
}

function Row<T extends object>(props: GridRowProps<T>) {
  const { row, id, index, position, columns, grid, tick, menu, selected, onSelect, activeColumn } = props;
  const { t } = useUiTexts();
  const opens = grid.onOpenRow !== undefined || grid.rowTo !== undefined;
  const first = tick ? 1 : 0;
  const stop = (column: number) => (activeColumn === column ? 0 : -1);
  return (
    <div
      role="row"
      className={classes(
        'jr-grid__row',
        opens && 'jr-grid__row--opens',
        grid.isMuted?.(row) && 'jr-grid__row--muted',
      )}
      aria-rowindex={position}
      aria-selected={tick ? selected : undefined}
      data-row={index}
    >
      {tick ? (
        <div
          role="gridcell"
          className="jr-grid__cell jr-grid__cell--tool"
          aria-colindex={1}
          data-column={0}
          tabIndex={stop(0)}
        >
          <label className="jr-choice">
            <input
              type="checkbox"
              className="jr-check"
              tabIndex={-1}
              checked={selected}
              onChange={(event) =>
                onSelect(
                  id,
                  event.target.checked,
                  event.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey,
                )
              }
              aria-label={t('grid.selectRow', { name: nameOf(grid as DataGridProps<T>, row) })}
            />
          </label>
        </div>
      ) : null}
      {columns.map((column, at) => (
        <div
          key={column.id}
          role="gridcell"
          className="jr-grid__cell"
          data-align={column.align}
          aria-colindex={at + first + 1}
          data-column={at + first}
          tabIndex={stop(at + first)}
        >
          {at === 0 && grid.rowTo ? (
            <UiLink to={grid.rowTo(row)} className="jr-grid__link" tabIndex={-1}>
              {cellContent(column, row)}
            </UiLink>
          ) : (
            cellContent(column, row)
          )}
        </div>
      ))}
      {menu ? (
        <div
          role="gridcell"
          className="jr-grid__cell jr-grid__cell--tool"
          aria-colindex={columns.length + first + 1}
          data-column={columns.length + first}
          tabIndex={stop(columns.length + first)}
        >
          <ActionMenu items={grid.rowActions?.(row) ?? []} size="small" inGrid />
        </div>
      ) : null}
    </div>
  );
}

/** One row; drawn again only when it, its selection or its tab stop changes. */
export const GridRow = memo(Row) as typeof Row;
