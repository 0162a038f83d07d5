/** Puts the cursor into a cell once it is drawn; into the text of its line where there is no such cell. */
export function focusCell(key: string, field: string): void {
  requestAnimationFrame(() => {
    const find = (name: string) => document.querySelector<HTMLElement>(`[data-cell="${key}:${name}"]`);
    (find(field) ?? find('text'))?.focus();
  });
}
