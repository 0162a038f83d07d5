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
