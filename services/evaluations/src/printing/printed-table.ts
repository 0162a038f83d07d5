/** `hours` in seconds, `decimal` the same told as decimals, `days` and `share` as parts of 1, the others as they are. */
export type PaperKind = 'text' | 'hours' | 'decimal' | 'days' | 'money' | 'number' | 'share';

export type PaperCell = string | number | null;

/** A table as it is printed: what names a row stands left, figures stand right. */
export interface PrintedTable {
  title: string;
  /** Below the title, a line each: days, filters. */
  notes: string[];
  columns: { title: string; kind: PaperKind }[];
  rows: PaperCell[][];
  /** Below a rule; null: nothing adds up. */
  sum: PaperCell[] | null;
  /** Text below each line to sign on; none if nobody signs. */
  signatures: string[];
  locale: string;
  /** Whose table it is. */
  licence: { name: string; country: string };
  /** ISO 8601 */
  createdAt: string;
}
