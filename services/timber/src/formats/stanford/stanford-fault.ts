/**
 * Reasons why a machine's file is refused: `classic`: a file of the older StanForD (`detail` its kind); `message`: an
 * unsupported StanForD 2010 message (`detail` its type); `version`: an unsupported version; `notStanford`: something
 * else; `empty`: no file at all; `cutOff`, `malformed`, `encoding`, `tooLong`, `tooDeep`: as for XML; `doctype`:
 * declares entities, which are never read; `missing`: a required element is absent; `value`: an invalid value of that
 * element (`detail` the value); `unit`: an unsupported unit.
 */
export const stanfordFaults = [
  ...(['classic', 'message', 'version', 'notStanford', 'empty', 'cutOff', 'malformed', 'encoding'] as const),
  ...(['tooLong', 'tooDeep', 'doctype', 'missing', 'value', 'unit'] as const),
] as const;
export type StanfordFault = (typeof stanfordFaults)[number];

/** Position in a file, counted from 1 (0 for the file as a whole), and the element concerned. */
export interface StanfordPlace {
  line: number;
  column: number;
  element: string;
}

/** A machine's file that cannot be read, and where. */
export class StanfordError extends Error {
  readonly line: number;
  readonly column: number;
  readonly element: string;

  constructor(
    readonly fault: StanfordFault,
    place: StanfordPlace = { line: 0, column: 0, element: '' },
    readonly detail = '',
  ) {
    super(`${fault} ${detail} at line ${place.line}, column ${place.column}, in <${place.element}>`);
    this.name = 'StanfordError';
    this.line = place.line;
    this.column = place.column;
    this.element = place.element;
  }
}
