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

/** How the file is read, and what was said of it. */
export interface PlanSettings {
  origin: EntryImportOrigin;
  /** What was said of words when the dry run began: it stays the same for the import. */
  words: SaidWords;
  dateOrder: DateOrder;
  durationUnit?: DurationUnit | undefined;
  /** The licence's. */
  timeZone: string;
  options: EntryImportOptions;
}

/** Notes what is wrong with a field of the line. */
export type Report = (field: string, code: string, params?: RowError['params']) => void;
