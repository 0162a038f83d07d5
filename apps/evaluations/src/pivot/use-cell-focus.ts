import { arrowStep, isRightToLeft, type TableStep } from '@jahrring/ui';
import { useRef, useState, type KeyboardEvent } from 'react';

/**
 * Returns the cell to which a key leads from here, inside a table of this size; `Home` and `End` go to the ends of the
 * row.
 */
export function placeAfter(
  key: string,
  from: TableStep,
  size: { rows: number; columns: number },
  rtl: boolean,
): TableStep | null {
  if (key === 'Home') return { ...from, column: 0 };
  if (key === 'End') return { ...from, column: size.columns - 1 };
  const step = arrowStep(key, rtl);
  if (!step) return null;
  const column = from.column + step.column;
  const row = from.row + step.row;
  const isInside = row >= 0 && column >= 0 && row < size.rows && column < size.columns;
  return isInside ? { row, column } : from;
}

/** One stop of the tab key for all figures of a table; arrow keys lead from one to the next. */
export function useCellFocus(size: { rows: number; columns: number }) {
  const table = useRef<HTMLTableElement>(null);
  const [place, setPlace] = useState<TableStep>({ row: 0, column: 0 });
  const onKeyDown = (event: KeyboardEvent) => {
    const next = placeAfter(event.key, place, size, isRightToLeft());
    if (!next) return;
    event.preventDefault();
    setPlace(next);
    table.current?.querySelector<HTMLElement>(`[data-place="${next.row}:${next.column}"]`)?.focus();
  };
  const cellProps = (row: number, column: number) => ({
    'data-place': `${row}:${column}`,
    tabIndex: row === place.row && column === place.column ? 0 : -1,
    onFocus: () => setPlace({ row, column }),
    onKeyDown,
  });
  return { table, cellProps };
}
