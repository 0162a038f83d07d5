/**
 * Reason why an ELDATsmart file is refused: `empty`: no file at all; `encoding`: no UTF-8; `cutOff`, `malformed`: as
 * for JSON, with line and column; `tooLong`, `tooDeep`: more than is read; `notEldat`: other JSON; `message`: an
 * unsupported module or method of measuring (`detail` its name); `missing`: a required part is absent; `value`: an
 * invalid value (`detail` the value); `unit`: an amount in a unit that is no volume (`detail` its code).
 */
export type EldatFault =
  | 'empty'
  | 'encoding'
  | 'cutOff'
  | 'malformed'
  | 'tooLong'
  | 'tooDeep'
  | 'notEldat'
  | 'message'
  | 'missing'
  | 'value'
  | 'unit';

export interface EldatPlace {
  line: number;
  column: number;
  /** Path in the document: `…log_industrie[3].species`. */
  element: string;
}

/** An ELDATsmart file that cannot be read, and where. */
export class EldatError extends Error {
  readonly line: number;
  readonly column: number;
  readonly element: string;

  constructor(
    readonly fault: EldatFault,
    { line = 0, column = 0, element = '' }: Partial<EldatPlace> = {},
    readonly detail = '',
  ) {
    super(`${fault} ${detail} at line ${line}, column ${column}, in ${element}`);
    this.name = 'EldatError';
    this.line = line;
    this.column = column;
    this.element = element;
  }
}
