import type { TableLimits } from '@jahrring/contracts-common';
import type { CsvRow } from './read-csv';
import { TableError } from './table-error';

/** Receiver of the rows of a table while it is read. */
export interface RowSink {
  row(row: CsvRow): void;
  /** Now and then: other work gets its turn. */
  turn(): Promise<void>;
}

/** Counts what was read of a table, so that no file becomes more than fits. */
export class RowCounter {
  private rows = 0;
  private cells = 0;
  private characters = 0;

  constructor(private readonly limits: TableLimits) {}

  /** @throws TableError beyond a limit */
  add({ line, cells }: CsvRow): void {
    const { limits } = this;
    if (cells.length > limits.columns) throw new TableError('tooManyColumns', line, limits.columns + 1);
    this.rows += 1;
    this.cells += cells.length;
    cells.forEach((cell, index) => {
      if (cell.length > limits.cellLength) throw new TableError('cellTooLong', line, index + 1);
      this.characters += cell.length;
    });
    if (this.rows > limits.rows || this.cells > limits.cells || this.characters > limits.characters) {
      throw new TableError('tooLarge', line);
    }
  }
}
