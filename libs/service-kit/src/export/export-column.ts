import { Decimal } from 'decimal.js';

/**
 * Kinds of cells in a column: `money` has two decimals, `price` up to four, `hours` is given in seconds and written as
 * decimal hours, `clock` is the same written as hours and minutes, `date` is `YYYY-MM-DD`, `time` `HH:MM`, `moment`
 * `YYYY-MM-DD HH:MM` in the licence's zone. Numbers, postcodes and phone numbers that identify something are `text`.
 */
export type ColumnKind =
  | 'text'
  | 'number'
  | 'money'
  | 'price'
  | 'hours'
  | 'clock'
  | 'date'
  | 'time'
  | 'moment';

export interface ExportColumn {
  title: string;
  kind: ColumnKind;
}

/** The sum of the cells above it: a formula in a workbook, its value anywhere else. */
export class ColumnSum {
  /** @param rows how many cells right above it are added */
  constructor(
    readonly value: string | number,
    readonly rows: number,
  ) {}
}

/** Decimals with a point and seconds as numbers; empty where there is nothing. */
export type ExportCell = string | number | null | ColumnSum;

/** A column with the cell of each record. */
export interface ListColumn<R> extends ExportColumn {
  cell: (record: R) => ExportCell;
}

export interface FieldCatalogue<R, F extends string> {
  titles: Readonly<Record<F, string>>;
  /** `text` where none is named. */
  kinds?: Readonly<Partial<Record<F, ColumnKind>>>;
  cell: (record: R, field: F) => ExportCell;
}

/** A column for each field, in their order. */
export function listColumns<R, F extends string>(
  fields: readonly F[],
  { titles, kinds, cell }: FieldCatalogue<R, F>,
): ListColumn<R>[] {
  return fields.map((field) => ({
    title: titles[field],
    kind: kinds?.[field] ?? 'text',
    cell: (record) => cell(record, field),
  }));
}

const secondsPerHour = 3600;
/** Exact to the second when read back: half a second is 0.00014 hours. */
const hourDecimals = 4;

/** Seconds as decimal hours with at least two decimals: `4.50`, `0.3333`. */
export function decimalHours(seconds: number): string {
  const hours = new Decimal(seconds).div(secondsPerHour).toDecimalPlaces(hourDecimals);
  return hours.toFixed(Math.max(hours.decimalPlaces(), 2));
}

const minutesPerHour = 60;

/** Seconds as hours and minutes: `7:30`. */
function clockHours(seconds: number): string {
  const minutes = Math.round(seconds / minutesPerHour);
  return `${Math.floor(minutes / minutesPerHour)}:${String(minutes % minutesPerHour).padStart(2, '0')}`;
}

/** A cell as a text file holds it. */
export function cellText(cell: ExportCell, kind: ColumnKind): string {
  if (cell === null) return '';
  if (cell instanceof ColumnSum) return cellText(cell.value, kind);
  if (typeof cell !== 'number') return cell;
  if (kind === 'clock') return clockHours(cell);
  return kind === 'hours' ? decimalHours(cell) : String(cell);
}
