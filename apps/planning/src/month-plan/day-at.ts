/** The shown day at a place of a row, as a part (0 to 1) of its width from where the language begins. */
export function dayAt(days: readonly string[], part: number): string {
  const index = Math.min(Math.max(Math.floor(part * days.length), 0), days.length - 1);
  return days[index] ?? '';
}
