import type { SeriesChartProps } from './chart.types';

export interface Share {
  label: string;
  value: number;
  /** Of the total, 0 to 1. */
  share: number;
  /** Row of the chart; null for what is put together as others. */
  row: number | null;
}

/** So many parts are told apart; the smallest beyond them are one. */
export const mostShares = 8;

/** Parts of the first series' total, greatest first; what is nothing or less is no part. */
export function sharesOf({ rows, series }: SeriesChartProps, others: string): Share[] {
  const parts = rows
    .map((label, row) => ({ label, row, value: series[0]?.values[row] ?? 0 }))
    .filter(({ value }) => value > 0)
    .sort((a, b) => b.value - a.value);
  const total = parts.reduce((sum, { value }) => sum + value, 0);
  const kept = parts.length > mostShares ? parts.slice(0, mostShares - 1) : parts;
  const rest = parts.slice(kept.length).reduce((sum, { value }) => sum + value, 0);
  const all = rest > 0 ? [...kept, { label: others, row: null, value: rest }] : kept;
  return all.map((part) => ({ ...part, share: part.value / total }));
}

/** The path of one part of a ring round `x`, `y`, clockwise from the top. */
export function ringPart(x: number, y: number, radius: number, from: number, share: number): string {
  // A whole ring has no end that differs from its begin, and would not be drawn.
  const turn = Math.min(share, 0.99999) * 2 * Math.PI;
  const begin = from * 2 * Math.PI - Math.PI / 2;
  const inner = radius * 0.6;
  const large = share > 0.5 ? 1 : 0;
  const at = (r: number, angle: number) =>
    `${(x + r * Math.cos(angle)).toFixed(2)} ${(y + r * Math.sin(angle)).toFixed(2)}`;
  return (
    `M${at(radius, begin)}A${radius} ${radius} 0 ${large} 1 ${at(radius, begin + turn)}` +
    `L${at(inner, begin + turn)}A${inner} ${inner} 0 ${large} 0 ${at(inner, begin)}z`
  );
}
