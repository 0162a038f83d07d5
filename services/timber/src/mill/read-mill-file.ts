import {
  type ConversionFactors,
  type MeasuringRule,
  type MillLine,
  type UpdateMillMeasurement,
} from '@jahrring/contracts-timber';
import { TableError } from '@jahrring/service-kit';
import type { FileWords } from '../file-word';
import { EldatError, readEldat, readMeasurement } from '../formats';
import { unmapped, unreadable } from './mill-file-fault';
import { readMillTable } from './read-mill-table';

export interface MillFileRules {
  rule: MeasuringRule;
  conversions: readonly ConversionFactors[];
  /** Of a file that names no day. */
  today: string;
  /** Meaning of the buyer's own words. */
  words: FileWords;
}

type MillFile = Omit<UpdateMillMeasurement, 'note'> & { source: 'csv' | 'eldat' };

/**
 * A mill's file: ELDATsmart (measurement journal or clearing), CSV or Excel.
 * @throws MILL_FILE_UNREADABLE, MILL_FILE_COLUMNS, MILL_FILE_UNMAPPED
 */
export async function readMillFile(bytes: Uint8Array, rules: MillFileRules): Promise<MillFile> {
  try {
    return isJson(bytes) ? readJournal(bytes, rules) : await readTableFile(bytes, rules);
  } catch (error) {
    throw refusalOf(error);
  }
}

/** Returns whether a file begins as JSON does: with a bracket, after a byte order mark and blanks. */
function isJson(bytes: Uint8Array): boolean {
  const start = new TextDecoder().decode(bytes.subarray(0, 200)).trimStart();
  return start.startsWith('{') || start.startsWith('[');
}

function readJournal(bytes: Uint8Array, { rule, conversions, today, words }: MillFileRules): MillFile {
  const said = (kind: 'species' | 'quality', code: string) => words.get(kind, code);
  const told = readMeasurement(readEldat(bytes), { rule, conversions, day: today, words: said });
  const unknown = new Map(told.unknown.map((word) => [`${word.kind} ${word.name}`, word]));
  if (unknown.size > 0) throw unmapped([...unknown.values()]);
  const lines = told.lines.map(({ product, ...line }): MillLine => {
    const name = (words.get('assortment', product) ?? product).slice(0, 20);
    return { ...line, assortment: line.number === null && name !== '' ? name : null };
  });
  const { number, creditNumber, creditOn, measuredOn } = told;
  return {
    ...{ source: 'eldat', kind: kindOf(lines), number, creditNumber, creditOn },
    ...{ measuredOn: measuredOn ?? today, lines },
  };
}

async function readTableFile(bytes: Uint8Array, { today, words }: MillFileRules): Promise<MillFile> {
  const lines = await readMillTable(bytes, words);
  return { source: 'csv', kind: kindOf(lines), measuredOn: today, lines };
}

function kindOf(lines: readonly MillLine[]): UpdateMillMeasurement['kind'] {
  return lines.every(({ number }) => number !== null) ? 'logs' : 'assortments';
}

function refusalOf(error: unknown): unknown {
  if (error instanceof TableError) return unreadable(error.fault, error.line, error.column);
  if (!(error instanceof EldatError)) return error;
  const { fault, line, column, element, detail } = error;
  return unreadable(fault, line, column, [element, detail].filter(Boolean).join(': '));
}
