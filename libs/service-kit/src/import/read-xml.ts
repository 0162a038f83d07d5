import type { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { TextDecoder } from 'node:util';
import sax from 'sax';
import { TableError } from './table-error';

/** What a reader wants to hear of an XML file. Names come without their prefix. */
export interface XmlListener {
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  close(name: string): void;
  text?(text: string): void;
  /** Between two pieces. */
  turn?(): Promise<void>;
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

/**
 * Reads XML piece by piece and tells what is in it; other work gets its turn between two pieces.
 * @throws TableError `tooLarge` for what is nested deeper, `notATable` for a document type: its entities are never read;
 *   an error for what is not well-formed
 */
export async function readXml(bytes: Readable, depth: number, listener: XmlListener): Promise<void> {
  const parser = sax.parser(true, { position: false });
  let level = 0;
  parser.onerror = (error) => {
    throw error;
  };
  parser.ondoctype = () => {
    throw new TableError('notATable');
  };
  parser.onopentag = ({ name, attributes }) => {
    level += 1;
    if (level > depth) throw new TableError('tooLarge');
    listener.open(localName(name), attributes as sax.Tag['attributes']);
  };
  parser.onclosetag = (name) => {
    level -= 1;
    listener.close(localName(name));
  };
  const tell = (text: string) => listener.text?.(text);
  parser.ontext = tell;
  parser.oncdata = tell;
  for await (const text of decoded(bytes)) {
    parser.write(text);
    await (listener.turn?.() ?? nextTurn());
  }
  parser.close();
}

/** UTF-8 unless a byte order mark or the declaration names UTF-16 or Latin 1 (XML 1.0, 4.3.3). */
async function* decoded(bytes: Readable): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  for await (const chunk of bytes as AsyncIterable<Buffer>) {
    decoder ??= new TextDecoder(encodingOf(chunk), { fatal: true });
    yield decoder.decode(chunk, { stream: true });
  }
  if (decoder) yield decoder.decode();
}

function encodingOf(chunk: Uint8Array): string {
  const [first, second] = chunk;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const declared = /^<\?xml[^>]*encoding=["'](iso-8859-1|latin1|windows-1252)["']/i;
  return declared.test(Buffer.from(chunk.subarray(0, 200)).toString('latin1')) ? 'windows-1252' : 'utf-8';
}
