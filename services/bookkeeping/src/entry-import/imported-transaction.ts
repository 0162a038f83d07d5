import type { EntryImportProblem } from '@jahrring/contracts-bookkeeping';
import type { PostingLine } from '../ledger';

/** A transaction as a file tells it; balanced. Made of rows that belong together. */
export interface ImportedTransaction {
  /** Of the entry that it becomes. */
  id: string;
  /** Of its first row in the file. */
  line: number;
  bookedOn: string;
  documentNumber: string | null;
  text: string;
  lines: readonly PostingLine[];
}

/** What a file says: its transactions, and the rows that none could be made of. */
export interface ReadTransactions {
  transactions: ImportedTransaction[];
  problems: EntryImportProblem[];
}
