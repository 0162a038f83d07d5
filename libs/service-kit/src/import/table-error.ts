import type { CsvFault } from './read-csv';

/**
 * `notATable`: neither CSV nor XLSX; `empty`: nothing below the titles; `tooLarge`: more rows, cells or signs than are
 * read, or too much work; `tooManyColumns` and `cellTooLong` at line and column; a CSV fault: broken there.
 */
export type TableFault = 'notATable' | 'empty' | 'tooLarge' | 'tooManyColumns' | 'cellTooLong' | CsvFault;

/** Says why a file cannot be read as a table; line and column count from 1, 0 where there is none. */
export class TableError extends Error {
  constructor(
    readonly fault: TableFault,
    readonly line = 0,
    readonly column = 0,
  ) {
    super(`${fault} at line ${line}, column ${column}`);
    this.name = 'TableError';
  }
}
