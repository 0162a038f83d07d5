import type {
  DateOrder,
  EntryImportField,
  EntryImportOptions,
  EntryImportOrigin,
  ImportWordKind,
  RowError,
} from '@jahrring/contracts-time';
import type { DurationUnit } from './read-values';

/** A line of the file: the cells of the columns that mean something. */
export interface ImportRow {
  line: number;
  cells: Partial<Record<EntryImportField, string>>;
}

/** By kind and key of a word the record meant, null where its lines are left out. */
export type SaidWords = Partial<Record<ImportWordKind, Record<string, string | null>>>;

/** Settings for reading the file, and the user's choices for it. */
export interface PlanSettings {
  origin: EntryImportOrigin;
  /** Meanings of words that users had set when the dry run began: they stay the same for the import. */
  words: SaidWords;
  dateOrder: DateOrder;
  durationUnit?: DurationUnit | undefined;
  /** The licence's. */
  timeZone: string;
  options: EntryImportOptions;
}

/** Notes what is wrong with a field of the line. */
export type Report = (field: string, code: string, params?: RowError['params']) => void;
