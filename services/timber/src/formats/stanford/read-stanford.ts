import { Readable } from 'node:stream';
import { readXml, TableError, XmlError } from '@jahrring/service-kit';
import { StanfordError } from './stanford-fault';
import { StanfordListener } from './stanford-listener';
import type { StanfordMessage, StanfordSink } from './stanford.types';

const depth = 40;

/** Files of the older StanForD, which was text with numbered variables. */
const classicKinds = 'apt ap1 drf ghd ktr oai prd pri prl prs stm sti stl'.split(' ');
const classicStart = /^[\s\0]*1 2 ([A-Za-z0-9]{3})\b/;

/** Returns the kind of a file of the older StanForD by its file extension; undefined for any other. */
export function classicKindOf(fileName: string): string | undefined {
  const ending = fileName.toLowerCase().split('.').at(-1) ?? '';
  return classicKinds.includes(ending) ? ending : undefined;
}

/**
 * Reads a machine's file piece by piece and tells what is in it; memory does not grow with the file.
 * Nothing that was told counts where it throws: the file is to be refused as a whole.
 *
 * @returns which message it was
 * @throws StanfordError with line, column and element
 */
export async function readStanford(
  bytes: Readable,
  sink: StanfordSink,
  { timeZone = 'UTC' }: { timeZone?: string } = {},
): Promise<StanfordMessage> {
  const listener = new StanfordListener(sink, timeZone);
  try {
    await readXml(Readable.from(checked(bytes)), depth, listener, { places: true });
  } catch (error) {
    throw refusalOf(error, listener);
  }
  return listener.message;
}

function refusalOf(error: unknown, { place }: StanfordListener): unknown {
  if (error instanceof XmlError) {
    // Before the first element: not XML at all.
    const fault = place.line === 0 && error.fault === 'malformed' ? 'notStanford' : error.fault;
    return new StanfordError(fault, error);
  }
  if (!(error instanceof TableError)) return error;
  return error.fault === 'tooLarge'
    ? new StanfordError('tooDeep', place)
    : new StanfordError('doctype', { line: 1, column: 1, element: '' });
}

async function* checked(bytes: Readable): AsyncGenerator<Buffer> {
  let any = false;
  for await (const chunk of bytes as AsyncIterable<Buffer>) {
    if (!any && chunk.length > 0) {
      any = true;
      const [, kind] = classicStart.exec(chunk.subarray(0, 100).toString('latin1')) ?? [];
      if (kind) throw new StanfordError('classic', undefined, kind.toLowerCase());
    }
    yield chunk;
  }
  if (!any) throw new StanfordError('empty');
}
