import type { UnknownWord } from '@jahrring/contracts-timber';
import type { TableFault } from '@jahrring/service-kit';

/** As of a table; `noNumber` and so on: a column that is needed is missing; `value`: no value of its column. */
export type StemTableFault = TableFault | 'noNumber' | 'noSpecies' | 'noLength' | 'noDiameter' | 'value';

interface Where {
  line?: number;
  column?: number;
  /** Title of the column. */
  element?: string;
  detail?: string;
}

/** A list of stems that is not read, and where. */
export class StemTableError extends Error {
  readonly line: number;
  readonly column: number;
  readonly element: string;
  readonly detail: string;
  /** Every fault of the list, this one first; at most so many as are told. */
  all: StemTableError[] = [];
  /** The number of all faults. */
  total = 1;
  /** Titles of the list's columns, where a needed one is missing. */
  titles: string[] = [];
  /** Words that have no meaning yet. */
  unknown: UnknownWord[] = [];

  constructor(
    readonly fault: StemTableFault,
    { line = 0, column = 0, element = '', detail = '' }: Where = {},
  ) {
    super(`${fault} ${detail} at line ${line}, column ${column}, in ${element}`);
    this.name = 'StemTableError';
    this.line = line;
    this.column = column;
    this.element = element;
    this.detail = detail;
  }
}

/** As many faults as are told of one file. */
const mostTold = 100;

/** Gathers the faults of a list, so that all of them are told at once. */
export class StemTableFaults {
  private readonly told: StemTableError[] = [];
  private readonly unknown = new Map<string, UnknownWord>();
  private total = 0;

  add(error: StemTableError, unknown?: UnknownWord): void {
    this.total += 1;
    if (this.told.length < mostTold) this.told.push(error);
    if (unknown) this.unknown.set(`${unknown.kind} ${unknown.name.toLowerCase()}`, unknown);
  }

  get any(): boolean {
    return this.total > 0;
  }

  /** @throws StemTableError with all of them, where there are any */
  refuse(): void {
    const [first] = this.told;
    if (!first) return;
    first.all = this.told;
    first.total = this.total;
    first.unknown = [...this.unknown.values()];
    throw first;
  }
}
