/** Puts the cursor into a cell once it is drawn. */
export function focusCell(key: string, field: string): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-cell="${key}:${field}"]`)?.focus());
}
