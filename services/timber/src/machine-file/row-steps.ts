import type { WorkRun } from '@jahrring/service-kit';

/** Progress of a run: its position, and the report of it. */
export type WritingRun = Pick<WorkRun, 'done' | 'step'>;

/** Rows of one transaction. */
const rowsPerStep = 2000;

/** Holds the rows of a file until a step of them is written; begins after those that an earlier run has written. */
export class RowSteps<Row> {
  /** Rows that are not taken over. */
  skipped = 0;
  private held: (Row | null)[] = [];

  /** @param write writes the rows of a step; `count` says how many of the file it is about */
  constructor(
    private passed: number,
    private readonly write: (rows: readonly Row[], count: number) => Promise<void>,
  ) {}

  /** null for what is not taken over. */
  add(row: Row | null): void {
    if (row === null) this.skipped += 1;
    if (this.passed > 0) this.passed -= 1;
    else this.held.push(row);
  }

  turn = (): Promise<void> => this.flush(rowsPerStep);

  async flush(least = 1): Promise<void> {
    while (this.held.length >= least) {
      const step = this.held.slice(0, rowsPerStep);
      await this.write(
        step.filter((row): row is Row => row !== null),
        step.length,
      );
      this.held = this.held.slice(rowsPerStep);
    }
  }
}
