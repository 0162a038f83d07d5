import type { VatKey } from '@jahrring/contracts-common';
import type { KeyboardEvent } from 'react';
import { moveLine, newLine, type Line } from './lines';

const cellOf = (element: Element | null): HTMLElement | null =>
  element?.closest<HTMLElement>('[data-cell]') ?? null;

/** Puts the cursor into a cell once it is drawn. */
export function focusCell(key: string, field: string): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-cell="${key}:${field}"]`)?.focus());
}

interface LineKeys {
  lines: readonly Line[];
  /** VAT of a new line. */
  vatKey: VatKey | undefined;
  onChange: (lines: Line[]) => void;
}

/**
 * The positions by keyboard: Enter goes down a line and makes a new one at the end, Alt+↑/↓ moves the line,
 * Ctrl+Delete removes it. Tab goes from cell to cell as everywhere.
 */
export function useLineKeys({ lines, vatKey, onChange }: LineKeys): (event: KeyboardEvent) => void {
  const goDown = (index: number, field: string) => {
    const next = lines[index + 1];
    if (next) {
      focusCell(next.key, next.kind === 'text' ? 'text' : field);
      return;
    }
    const line = newLine('item', vatKey);
    onChange([...lines, line]);
    focusCell(line.key, 'text');
  };
  const remove = (index: number) => {
    onChange(lines.filter((_line, place) => place !== index));
    const neighbour = lines[index + 1] ?? lines[index - 1];
    if (neighbour) focusCell(neighbour.key, 'text');
  };
  return (event) => {
    const cell = cellOf(event.target as Element);
    const [key, field = 'text'] = cell?.dataset['cell']?.split(':') ?? [];
    const index = lines.findIndex((line) => line.key === key);
    if (!cell || key === undefined || index < 0) return;
    const isArea = cell instanceof HTMLTextAreaElement;
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      onChange(moveLine(lines, key, event.key === 'ArrowUp' ? -1 : 1));
      focusCell(key, field);
    } else if (event.key === 'Delete' && event.ctrlKey) {
      remove(index);
    } else if (event.key === 'Enter' && !event.shiftKey && !(cell instanceof HTMLSelectElement)) {
      // In a text, Shift+Enter makes the line break.
      goDown(index, isArea ? 'text' : field);
    } else return;
    event.preventDefault();
  };
}
