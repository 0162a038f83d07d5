/** Returns whether the page is read from right to left. */
export const isRightToLeft = (): boolean => document.documentElement.dir === 'rtl';

/** A way in a table: rows down, columns onward in reading direction. */
export interface TableStep {
  row: number;
  column: number;
}

/** Returns the step of an arrow key, or nothing for other keys. Read from right to left, the left arrow leads onward. */
export function arrowStep(key: string, rightToLeft = isRightToLeft()): TableStep | undefined {
  const onward = rightToLeft ? -1 : 1;
  const steps: Readonly<Record<string, TableStep>> = {
    ArrowUp: { row: -1, column: 0 },
    ArrowDown: { row: 1, column: 0 },
    ArrowLeft: { row: 0, column: -onward },
    ArrowRight: { row: 0, column: onward },
  };
  return steps[key];
}
