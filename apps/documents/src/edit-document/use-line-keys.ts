import type { KeyboardEvent } from 'react';
import type { Line } from './lines';
import type { Sheet } from './use-sheet';

const cellOf = (element: Element | null): HTMLElement | null =>
  element?.closest<HTMLElement>('[data-cell]') ?? null;

interface Place {
  lines: readonly Line[];
  line: Line;
  index: number;
  /** Field of the cell. */
  field: string;
  cell: HTMLElement;
}

/** Action of a key in a cell; returns false if the key is not handled here. */
type Act = (place: Place, sheet: Sheet) => void | false;

const goDown: Act = ({ lines, index, field, cell }, sheet) => {
  if (cell instanceof HTMLSelectElement) return false;
  const next = lines[index + 1];
  if (next) sheet.focusCell(next.key, field);
  else sheet.add('item');
  return undefined;
};

const remove: Act = ({ lines, index, line }, sheet) => {
  const keys = sheet.together(line.key);
  const stays = ({ key }: Line) => !keys.has(key);
  const neighbour = lines.slice(index).find(stays) ?? lines.slice(0, index).findLast(stays);
  sheet.remove(keys);
  if (neighbour) sheet.focusCell(neighbour.key, 'text');
};

const move =
  (by: 1 | -1): Act =>
  ({ line, field }, sheet) => {
    sheet.onMove(line.key, by);
    sheet.focusCell(line.key, field);
  };

const acts: Readonly<Record<string, Act>> = {
  'Alt+ArrowUp': move(-1),
  'Alt+ArrowDown': move(1),
  'Alt+Enter': ({ line }, sheet) => sheet.onDetails(line.key),
  'Ctrl+Delete': remove,
  'Ctrl+Enter': ({ line }, sheet) => sheet.onInsert(line.key),
  'Ctrl+d': ({ line }, sheet) => sheet.onDuplicate(line.key),
  'Ctrl+ ': ({ line }, sheet) => sheet.onSelect(line.key, false),
  // In a text, Shift+Enter makes the line break.
  Enter: goDown,
};

/**
 * The positions by keyboard: Enter goes down a line and makes a new one at the end, Ctrl+Enter inserts one below,
 * Alt+↑/↓ moves the line (or those chosen), Ctrl+D copies it, Ctrl+Delete removes it, Ctrl+Space chooses it, Alt+Enter
 * shows its details. Tab goes from cell to cell as everywhere.
 */
export function useLineKeys(lines: readonly Line[], sheet: Sheet): (event: KeyboardEvent) => void {
  return (event) => {
    const cell = cellOf(event.target as Element);
    const [key, field = 'text'] = cell?.dataset['cell']?.split(':') ?? [];
    const index = lines.findIndex((line) => line.key === key);
    const line = lines[index];
    if (!cell || !line || event.shiftKey) return;
    const control = event.ctrlKey || event.metaKey;
    const act = acts[`${event.altKey ? 'Alt+' : ''}${control ? 'Ctrl+' : ''}${event.key}`];
    if (act && act({ lines, line, index, field, cell }, sheet) !== false) event.preventDefault();
  };
}
