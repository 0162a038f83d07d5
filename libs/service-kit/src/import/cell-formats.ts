import type { Readable } from 'node:stream';
import type { TableLimits } from '@jahrring/contracts-common';
import { readXml } from './read-xml';
import { TableError } from './table-error';

const dayMilliseconds = 86_400_000;
const minuteMilliseconds = 60_000;
const dayZero = Date.UTC(1899, 11, 30);
/** 31 December 9999, the last day a workbook knows. */
const lastDay = 2_958_465;
/** Of a format, and of styles and formats together, as spreadsheets have them. */
const longestCode = 255;
const mostStyles = 65_536;

/** Kind of a workbook's number by its style: a day, a time of a day or of several, both, or a plain number. */
export type NumberFormat = 'date' | 'time' | 'moment' | null;

/** Formats every workbook knows without saying so (ECMA-376, 18.8.30). */
const builtIn: Readonly<Record<number, NumberFormat>> = {
  ...Object.fromEntries([14, 15, 16, 17].map((id) => [id, 'date' as const])),
  ...Object.fromEntries([18, 19, 20, 21, 45, 46, 47].map((id) => [id, 'time' as const])),
  22: 'moment',
};

function formatOf(code: string): NumberFormat {
  // Quoted and escaped letters, colours and languages are no format; `[h]` is.
  const bare = code
    .toLowerCase()
    .replaceAll(/"[^"]*"|\\.|_.|\*./g, '')
    .replaceAll(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/g, '');
  const [day, time] = [/[dy]/.test(bare), /[hs]/.test(bare)];
  if (day) return time ? 'moment' : 'date';
  return time ? 'time' : null;
}

/** The formats of the styles of a workbook, by the place a cell names. */
export async function readFormats(bytes: Readable, limits: TableLimits): Promise<NumberFormat[]> {
  const own = new Map<number, NumberFormat>();
  const formats: NumberFormat[] = [];
  let areCells = false;
  await readXml(bytes, limits.depth, {
    open(name, { numFmtId = '0', formatCode }) {
      const id = Number(numFmtId);
      if (name === 'numFmt' && formatCode) own.set(id, formatOf(formatCode.slice(0, longestCode)));
      if (name === 'cellXfs') areCells = true;
      if (name === 'xf' && areCells) formats.push(own.get(id) ?? builtIn[id] ?? null);
      if (own.size + formats.length > mostStyles) throw new TableError('tooLarge');
    },
    close(name) {
      if (name === 'cellXfs') areCells = false;
    },
  });
  return formats;
}

function clockText(days: number): string {
  const seconds = Math.round(days * 86_400);
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const text = `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
  return rest === 0 ? text : `${text}:${String(rest).padStart(2, '0')}`;
}

/** The text of a number that is meant as a day or a time: `2026-11-20`, `07:30`, `2026-11-20 07:30`, `31:15`. */
export function formattedText(value: string, format: NumberFormat): string {
  const serial = Number(value);
  if (format === null || value === '' || !(serial >= 0 && serial <= lastDay)) return value;
  if (format === 'time') return clockText(serial);
  // Workbooks hold minutes as parts of a day that are off by a billionth.
  // Workbooks know a 29 February 1900 (day 60) that never was: the days before it count one less.
  const days = serial >= 1 && serial < 60 ? serial + 1 : serial;
  const time = dayZero + Math.round((days * dayMilliseconds) / 1000) * 1000;
  const iso = new Date(time).toISOString();
  if (format === 'date' && time % dayMilliseconds < minuteMilliseconds) return iso.slice(0, 10);
  return `${iso.slice(0, 10)} ${clockText((time % dayMilliseconds) / dayMilliseconds)}`;
}
