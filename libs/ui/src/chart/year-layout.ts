import type { ChartBox } from './chart.types';

export interface YearCell {
  day: string;
  start: number;
  top: number;
}

export interface YearLayout {
  cells: readonly YearCell[];
  /** Months by number, 0 to 11, where they begin. */
  months: readonly { month: number; start: number; top: number }[];
  /** Tops of Monday's rows, one a block. */
  blocks: readonly number[];
  /** Side of a day, px. */
  size: number;
  height: number;
}

const dayMs = 86_400_000;
const labels = 2.4;

/** Days by weeks (columns, from Monday); where there is no room for 54 columns, in two halves below each other. */
export function layoutYear(year: number, { width, em }: ChartBox, top: number): YearLayout {
  const halves =
    width < 50 * em
      ? [
          [0, 5],
          [6, 11],
        ]
      : [[0, 11]];
  const size = Math.min(1.5 * em, (width - labels * em) / (halves.length > 1 ? 28 : 54));
  const cells: YearCell[] = [];
  const months: { month: number; start: number; top: number }[] = [];
  const blocks: number[] = [];
  let y = top;
  for (const [first = 0, last = 11] of halves) {
    const begin = Date.UTC(year, first, 1);
    const shift = weekdayOf(begin);
    const days = (Date.UTC(year, last + 1, 1) - begin) / dayMs;
    const from = y + 1.6 * em;
    for (let index = 0; index < days; index += 1) {
      const date = new Date(begin + index * dayMs);
      const start = labels * em + Math.floor((index + shift) / 7) * size;
      cells.push({
        day: date.toISOString().slice(0, 10),
        start,
        top: from + ((index + shift) % 7) * size,
      });
      if (date.getUTCDate() === 1) months.push({ month: date.getUTCMonth(), start, top: y + 0.8 * em });
    }
    blocks.push(from);
    y = from + 7 * size + em;
  }
  return { cells, months, blocks, size, height: y };
}

/** Days since Monday. */
const weekdayOf = (time: number): number => (new Date(time).getUTCDay() + 6) % 7;

/** Steps in which days are told apart, besides days without anything. */
export const levels = 4;

/** 0 for nothing, up to {@link levels} for the greatest. */
export const levelOf = (value: number | undefined, most: number): number =>
  value === undefined || value <= 0 || most <= 0 ? 0 : Math.max(1, Math.ceil((value / most) * levels));
