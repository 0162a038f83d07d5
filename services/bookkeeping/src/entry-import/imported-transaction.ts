import type { EntryImportFault, EntryImportField } from '@jahrring/contracts-bookkeeping';
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

/** Reason for which a row is left out. */
export interface EntryProblem {
  line: number;
  field: EntryImportField;
  code: EntryImportFault;
  value: string;
}

/** Content of a file: its transactions, and the rows from which none could be made. */
export interface ReadTransactions {
  transactions: ImportedTransaction[];
  problems: EntryProblem[];
}

/** Row of an import: a transaction, or the problems of a row of the file. */
export interface ReadRow {
  transaction: ImportedTransaction | null;
  problems: EntryProblem[];
}

/** The rows in the order of the file, as an import keeps them: what was read of the cells, in the place of the cells. */
export function toKeptRows({
  transactions,
  problems,
}: ReadTransactions): { line: number; cells: string[] }[] {
  const rows = new Map<number, ReadRow>(
    transactions.map((transaction) => [transaction.line, { transaction, problems: [] }]),
  );
  for (const problem of problems) {
    const row = rows.get(problem.line) ?? { transaction: null, problems: [] };
    row.problems.push(problem);
    rows.set(problem.line, row);
  }
  return [...rows].sort(([a], [b]) => a - b).map(([line, row]) => ({ line, cells: [JSON.stringify(row)] }));
}

export function readRowOf([cell = '']: readonly string[]): ReadRow {
  return JSON.parse(cell) as ReadRow;
}
