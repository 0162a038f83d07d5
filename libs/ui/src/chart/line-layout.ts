import type { ChartBox, SeriesChartProps } from './chart.types';
import { ticksOf, widthOf } from './measures';

export interface LinePoint {
  row: number;
  value: number;
  start: number;
  top: number;
}

export interface LineLayout {
  ticks: readonly { text: string; top: number }[];
  /** The points of each series, in pieces where a value is missing. */
  lines: readonly (readonly LinePoint[])[][];
  labels: readonly { text: string; start: number }[];
  /** Start of the points, px from the side at which reading begins. */
  from: number;
  bottom: number;
  height: number;
}

/** Lays lines out over an axis of round values; of the labels below as many are kept as there is room for. */
export function layoutLines(
  { rows, series, format, step = 1 }: SeriesChartProps,
  { width, em }: ChartBox,
  top: number,
): LineLayout {
  const values = series.flatMap((one) => one.values).filter((value) => value !== null);
  const ticks = ticksOf(Math.min(0, ...values), Math.max(0, ...values), 4, step);
  const low = ticks[0] ?? 0;
  const high = ticks.at(-1) ?? 1;
  const from = Math.max(...ticks.map((tick) => widthOf(format(tick), em))) + em;
  const bottom = top + 14 * em;
  const room = width - from - em;
  const startOf = (row: number) => from + (room * (row + 0.5)) / Math.max(rows.length, 1);
  const topOf = (value: number) => bottom - ((bottom - top - em) * (value - low)) / (high - low || 1);
  const widest = Math.max(...rows.map((row) => widthOf(row, em)), em) + em;
  const every = Math.max(1, Math.ceil((widest * rows.length) / Math.max(room, 1)));
  return {
    ticks: ticks.map((tick) => ({ text: format(tick), top: topOf(tick) })),
    lines: series.map((one) => pieces(one.values, startOf, topOf)),
    labels: rows.flatMap((text, row) => (row % every === 0 ? [{ text, start: startOf(row) }] : [])),
    ...{ from, bottom, height: bottom + 1.8 * em },
  };
}

function pieces(
  values: readonly (number | null)[],
  startOf: (row: number) => number,
  topOf: (value: number) => number,
): LinePoint[][] {
  const found: LinePoint[][] = [[]];
  values.forEach((value, row) => {
    if (value === null) found.push([]);
    else found.at(-1)?.push({ row, value, start: startOf(row), top: topOf(value) });
  });
  return found.filter((piece) => piece.length > 0);
}
