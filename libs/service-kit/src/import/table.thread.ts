import { once } from 'node:events';
import type { CsvRow } from './read-csv';
import { readRows } from './read-rows';
import type { TableAnswer, TableTask } from './table-task';
import { TableError } from './table-error';

/** Rows are handed over in portions of about so many cells, so that who gets them is never busy for long. */
const cellsPerPortion = 5_000;

/** Reads one file and hands its rows over portion by portion, the next when the last was taken. */
export async function run({ bytes, limits, port }: TableTask): Promise<TableAnswer> {
  let portion: CsvRow[] = [];
  let cells = 0;
  const handOver = async () => {
    port.postMessage(portion);
    portion = [];
    cells = 0;
    await once(port, 'message');
  };
  const row = (found: CsvRow) => {
    portion.push(found);
    cells += found.cells.length;
  };
  const turn = () => (cells < cellsPerPortion ? Promise.resolve() : handOver());
  try {
    const text = await readRows(bytes, limits, { row, turn });
    await handOver();
    return { text };
  } catch (error) {
    if (!(error instanceof TableError)) throw error;
    // An error loses its class and its fields on the way out of a thread.
    const { fault, line, column } = error;
    return { fault, line, column };
  } finally {
    port.close();
  }
}
