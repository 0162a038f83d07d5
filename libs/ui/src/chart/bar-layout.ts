import type { ChartBox, SeriesChartProps } from './chart.types';
import { fitText, widthOf } from './measures';

export interface BarMark {
  row: number;
  series: number;
  /** px from the side reading begins at, and from the top. */
  start: number;
  top: number;
  size: number;
  height: number;
}

interface BarText {
  text: string;
  full?: string;
  start: number;
  top: number;
  atEnd: boolean;
}

export interface BarLayout {
  marks: readonly BarMark[];
  texts: readonly BarText[];
  /** Start of the bars, px from the side at which reading begins. */
  zero: number;
  /** Tops and bottoms of the line the bars begin at; broken where labels stand between them. */
  axis: readonly (readonly [number, number])[];
  height: number;
  /** Rows there was no room for. */
  left: number;
}

type Data = Pick<SeriesChartProps, 'rows' | 'series' | 'format' | 'most'>;

const mostRows = 30;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const valuesOf = ({ series }: Data, row: number): number[] => series.map(({ values }) => values[row] ?? 0);

/** Lays bars out row by row: label, bars, value. Under 34 letters' heights the label stands above its bars. */
export function layoutBars(data: Data, box: ChartBox, stacked: boolean, top: number): BarLayout {
  const { em, width } = box;
  const rows = data.rows.slice(0, data.most ?? mostRows);
  const reach = reachOf(data, rows.length, stacked);
  const below = width < 34 * em;
  const words = rows.map((_, row) => textsOf(data, row, stacked));
  const wordRoom = Math.max(...words.flat().map((text) => widthOf(text, em)), 0);
  const labelRoom = below ? 0 : Math.min(Math.max(...rows.map((row) => widthOf(row, em)), 0), width * 0.32);
  const from = below ? 0 : labelRoom + em;
  const track = Math.max(width - from - wordRoom - em, 4 * em);
  const scale = track / (reach.high - reach.low || 1);
  const zero = from - reach.low * scale;
  const marks: BarMark[] = [];
  const texts: BarText[] = [];
  const axis: [number, number][] = [];
  let y = top;
  rows.forEach((full, row) => {
    const first = y + (below ? 1.5 : 0) * em;
    const room = below ? width : labelRoom;
    texts.push({ text: fitText(full, room, em), full, start: 0, top: y + 0.75 * em, atEnd: false });
    words[row]?.forEach((text, line) =>
      texts.push({ text, start: width, top: first + (line * 1.5 + 0.75) * em, atEnd: true }),
    );
    marks.push(...marksOf(data, row, stacked, { zero, scale, top: first, em }));
    const end = first + (words[row]?.length ?? 1) * 1.5 * em;
    axis.push([first, below ? end : end + 0.5 * em]);
    y = end + 0.5 * em;
  });
  return { marks, texts, zero, axis, height: y, left: data.rows.length - rows.length };
}

/** Least and greatest value of the axis, both sides of nothing. */
function reachOf(data: Data, count: number, stacked: boolean): { low: number; high: number } {
  const ends = Array.from({ length: count }, (_, row) => {
    const values = valuesOf(data, row);
    return stacked
      ? [sum(values.filter((value) => value > 0)), sum(values.filter((value) => value < 0))]
      : values;
  }).flat();
  return { low: Math.min(0, ...ends), high: Math.max(0, ...ends) };
}

/** Returns the texts at the end of a row: the total of a stack, or the value of every bar. */
function textsOf(data: Data, row: number, stacked: boolean): string[] {
  if (stacked) return [data.format(sum(valuesOf(data, row)))];
  return data.series.map(({ values }) => {
    const value = values[row];
    return value === null || value === undefined ? '–' : data.format(value);
  });
}

interface Scale {
  zero: number;
  scale: number;
  top: number;
  em: number;
}

function marksOf(data: Data, row: number, stacked: boolean, { zero, scale, top, em }: Scale): BarMark[] {
  let up = 0;
  let down = 0;
  return valuesOf(data, row).flatMap((value, series) => {
    const from = stacked ? (value < 0 ? (down += value) : (up += value) - value) : Math.min(value, 0);
    const line = stacked ? 0 : series;
    const mark = {
      ...{ row, series, start: zero + from * scale, size: Math.abs(value) * scale },
      ...{ top: top + (line * 1.5 + 0.25) * em, height: em },
    };
    return value === 0 ? [] : [mark];
  });
}
