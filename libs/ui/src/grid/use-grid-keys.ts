import { useCallback, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { arrowStep, isRightToLeft } from '../direction';

export interface GridPosition {
  row: number;
  column: number;
}

export interface GridKeysOptions {
  body: RefObject<HTMLElement | null>;
  rows: number;
  columns: number;
  /** Column that has the focus first: the first one with data. */
  start: number;
  /** Brings a row into the page where rows are virtual. */
  reveal: (row: number) => void;
  open: (row: number) => void;
  toggle: ((row: number) => void) | undefined;
}

export interface GridKeys {
  active: GridPosition;
  onKeyDown: (event: KeyboardEvent) => void;
  onFocus: (event: FocusEvent) => void;
}

const pageStep = 10;

/** Returns the position to which a key leads, or nothing if it leads nowhere. `rtl` swaps left and right. */
export function nextPosition(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>,
  at: GridPosition,
  size: { rows: number; columns: number },
  rtl = false,
): GridPosition | undefined {
  const { row, column } = at;
  const far = event.ctrlKey || event.metaKey;
  const step = arrowStep(event.key, rtl);
  const targets: Record<string, GridPosition> = {
    PageDown: { row: row + pageStep, column },
    PageUp: { row: row - pageStep, column },
    Home: far ? { row: 0, column: 0 } : { row, column: 0 },
    End: far ? { row: size.rows - 1, column: size.columns - 1 } : { row, column: size.columns - 1 },
    ...(far ? {} : { j: { row: row + 1, column }, k: { row: row - 1, column } }),
  };
  const target = step ? { row: row + step.row, column: column + step.column } : targets[event.key];
  if (!target) return undefined;
  return { row: clamp(target.row, size.rows), column: clamp(target.column, size.columns) };
}

function clamp(value: number, count: number): number {
  return Math.max(0, Math.min(count - 1, value));
}

/** The keyboard of the grid: one tab stop; arrows, J/K, Home/End, Page keys move; Enter opens, Space ticks. */
export function useGridKeys({ body, rows, columns, start, reveal, open, toggle }: GridKeysOptions): GridKeys {
  const [at, setAt] = useState<GridPosition>({ row: 0, column: start });
  const active = { row: clamp(at.row, Math.max(1, rows)), column: clamp(at.column, columns) };
  const focusCell = useCallback(
    ({ row, column }: GridPosition) => {
      const find = () =>
        body.current?.querySelector<HTMLElement>(`[data-row="${row}"] [data-column="${column}"]`);
      const cell = find();
      if (cell) {
        cell.focus();
        return;
      }
      reveal(row);
      // The row is drawn after the scroll; two frames later it is there.
      requestAnimationFrame(() => requestAnimationFrame(() => find()?.focus()));
    },
    [body, reveal],
  );
  const onKeyDown = (event: KeyboardEvent) => {
    const cell = (event.target as HTMLElement).closest<HTMLElement>('[data-column]');
    // Keys inside a control of a cell are the control's own.
    if (!cell || cell !== event.target) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      const control = cell.classList.contains('jr-grid__cell--tool')
        ? cell.querySelector<HTMLElement>('button, input')
        : null;
      if (control) control.click();
      else open(active.row);
      return;
    }
    if (event.key === ' ' && toggle) {
      event.preventDefault();
      toggle(active.row);
      return;
    }
    if (event.altKey) return;
    const next = nextPosition(event, active, { rows, columns }, isRightToLeft());
    if (!next) return;
    event.preventDefault();
    setAt(next);
    focusCell(next);
  };
  const onFocus = (event: FocusEvent) => {
    const cell = (event.target as HTMLElement).closest<HTMLElement>('[data-column]');
    const row = cell?.closest<HTMLElement>('[data-row]');
    if (!cell || !row) return;
    const next = { row: Number(row.dataset['row']), column: Number(cell.dataset['column']) };
    if (next.row !== active.row || next.column !== active.column) setAt(next);
  };
  return { active, onKeyDown, onFocus };
}
