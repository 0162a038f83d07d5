import { arrowStep, type TableStep } from '@jahrring/ui';
import { type KeyboardEvent, useState } from 'react';

/**
 * One tab stop for a table of choices (the grid pattern of the ARIA practices guide): arrow keys lead to the next cell that can be
 * changed, Enter opens its choice. With a modifier the keys stay the browser's.
 */
export function useCellKeys() {
  const [stop, setStop] = useState<string>();
  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const target = event.target as HTMLElement;
    if (!(target instanceof HTMLSelectElement) || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      target.showPicker();
      return;
    }
    const step = arrowStep(event.key);
    if (!step) return;
    event.preventDefault();
    nextCell(event.currentTarget, target, step)?.focus();
  };
  return { stop, setStop, onKeyDown };
}

/** The nearest cell in that direction that has a choice. */
function nextCell(table: HTMLTableElement, from: HTMLElement, step: TableStep) {
  const cell = from.closest('td');
  const rows = [...table.rows];
  let row = rows.findIndex((one) => one === cell?.parentElement);
  let column = cell?.cellIndex ?? 0;
  for (;;) {
    row += step.row;
    column += step.column;
    const next = rows[row]?.cells[column];
    if (!rows[row] || (step.column !== 0 && !next)) return null;
    const choice = next?.querySelector('select');
    if (choice) return choice;
  }
}
