import type { ChartBox } from './chart.types';

/** About as wide as a letter is, in heights of the font; rather too wide than too narrow. */
const letter = 0.6;

/** Returns the probable width of a text in px, without measuring it in the browser. */
export const widthOf = (text: string, em: number): number => text.length * em * letter;

/** The text, or as much of it as there is room for, in px. */
export function fitText(text: string, width: number, em: number): string {
  if (widthOf(text, em) <= width) return text;
  return `${text.slice(0, Math.max(1, Math.floor(width / (em * letter)) - 1)).trimEnd()}…`;
}

/** Returns the x position of a part of this width that starts `start` px from the side at which reading begins. */
export const place = ({ width, rtl }: ChartBox, start: number, size = 0): number =>
  rtl ? width - start - size : start;

/** About `count` round values of an axis that reaches over `low` and `high`, in multiples of `step`. */
export function ticksOf(low: number, high: number, count: number, step: number): number[] {
  const span = Math.max((high - low) / step, 1e-9);
  const rough = span / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const round = [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= rough) ?? power * 10;
  const size = round * step;
  const first = Math.floor(low / size);
  const last = Math.max(Math.ceil(high / size), first + 1);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * size);
}
