import { Readable } from 'node:stream';
import { readStanford } from '../read-stanford';
import { StanfordError } from '../stanford-fault';
import type {
  StanfordCounters,
  StanfordDefinition,
  StanfordLoad,
  StanfordMachine,
  StanfordMessage,
  StanfordShift,
  StanfordStem,
  StanfordWork,
} from '../stanford.types';

export interface ReadFile {
  message: StanfordMessage;
  machines: StanfordMachine[];
  definitions: StanfordDefinition[];
  stems: StanfordStem[];
  loads: StanfordLoad[];
  work: StanfordWork[];
  shifts: StanfordShift[];
  counters: StanfordCounters[];
}

/** All that a file holds; only for files that fit in memory. Bytes come in pieces of this size. */
export async function readAll(content: string | Buffer, piece = 65_536): Promise<ReadFile> {
  const bytes = Buffer.from(content);
  const pieces = Array.from({ length: Math.ceil(bytes.length / piece) }, (_, n) =>
    bytes.subarray(n * piece, (n + 1) * piece),
  );
  const read: Omit<ReadFile, 'message'> = {
    ...{ machines: [], definitions: [], stems: [], loads: [], work: [], shifts: [], counters: [] },
  };
  const message = await readStanford(Readable.from(pieces), {
    machine: (one) => read.machines.push(one),
    definition: (one) => read.definitions.push(one),
    stem: (one) => read.stems.push(one),
    load: (one) => read.loads.push(one),
    work: (one) => read.work.push(one),
    shift: (one) => read.shifts.push(one),
    counters: (one) => read.counters.push(one),
  });
  return { message, ...read };
}

/** Returns why a file is refused: fault, line, element, detail. */
export async function refusalOf(
  content: string | Buffer,
  piece?: number,
): Promise<[string, number, string, string]> {
  const error: unknown = await readAll(content, piece).catch((caught: unknown) => caught);
  if (!(error instanceof StanfordError)) throw new Error(`not refused: ${String(error)}`);
  return [error.fault, error.line, error.element, error.detail];
}
