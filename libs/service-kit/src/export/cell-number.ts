import type { ColumnKind, ColumnSum, ExportCell } from './export-column';

const dayMilliseconds = 86_400_000;
const secondsPerHour = 3600;
const secondsPerDay = 86_400;
const minutesPerDay = 1440;
/** Day 0 of a workbook's calendar; right from March 1900 on, as its 29 February 1900 never was. */
const dayZero = Date.UTC(1899, 11, 30);
const firstSerial = 61;
/** A number of a workbook is a double, which holds so many digits exactly. */
const exactDigits = 15;

function serialDay(text: string): number | null {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  const serial = (time - dayZero) / dayMilliseconds;
  return serial >= firstSerial ? serial : null;
}

function partOfDay(text: string): number | null {
  const [, hours, minutes] = /^(\d{2}):(\d{2})$/.exec(text) ?? [];
  return hours === undefined ? null : (Number(hours) * 60 + Number(minutes)) / minutesPerDay;
}

function serialMoment(text: string): number | null {
  const [day, part] = [serialDay(text.slice(0, 10)), partOfDay(text.slice(11))];
  return day === null || part === null ? null : day + part;
}

function decimal(text: string): number | null {
  if (!/^-?\d+(\.\d+)?$/.test(text)) return null;
  return text.replaceAll(/[-.]|^0+/g, '').length > exactDigits ? null : Number(text);
}

const readers: Readonly<
  Record<Exclude<ColumnKind, 'text' | 'hours' | 'clock'>, (text: string) => number | null>
> = {
  number: decimal,
  money: decimal,
  price: decimal,
  date: serialDay,
  time: partOfDay,
  moment: serialMoment,
};

/** The number that a workbook holds for a cell; null where it is text, or could not be held exactly. */
export function cellNumber(cell: Exclude<ExportCell, ColumnSum>, kind: ColumnKind): number | null {
  if (cell === null || cell === '' || kind === 'text') return null;
  if (kind === 'hours') return typeof cell === 'number' ? cell / secondsPerHour : null;
  if (kind === 'clock') return typeof cell === 'number' ? cell / secondsPerDay : null;
  return readers[kind](String(cell));
}
