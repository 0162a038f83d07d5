import type { FieldError } from '@jahrring/contracts-common';
import type { SaidWords } from '@jahrring/contracts-common/imports';
import type { DateOrder, EntryImportField, ImportWordKind } from '@jahrring/contracts-time';
import type { DurationUnit } from './read-values';

/** A line of the file: the cells of the columns that mean something. */
export interface ImportRow {
  line: number;
  cells: Partial<Record<EntryImportField, string>>;
}

/** Fault of a field in a line. */
export type RowFault = Pick<FieldError, 'field' | 'code' | 'key' | 'params'>;

/** Records for lines that name none, or none known. */
export type StandIns = Partial<Record<`${ImportWordKind}Id`, string | null>>;

/** Settings for reading the file, and the user's choices for it. */
export interface PlanSettings {
  /** Meanings of words that users had set when the dry run began: they stay the same for the import. */
  words: SaidWords;
  dateOrder: DateOrder;
  durationUnit?: DurationUnit | undefined;
  /** The licence's. */
  timeZone: string;
  options: StandIns;
}

/** Notes what is wrong with a field of the line. */
export type Report = (field: string, code: string, params?: RowFault['params']) => void;
