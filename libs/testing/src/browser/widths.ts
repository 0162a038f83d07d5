/**
 * Widths a journey is gone through at: that of the people it is about, and the others too with WIDTHS=all. Every page by
 * itself is looked at on phone, tablet and desk in any case (`apps/shell/e2e/screens`).
 */
export function widths(first: number, ...others: number[]): number[] {
  return process.env['WIDTHS'] === 'all' ? [first, ...others] : [first];
}
