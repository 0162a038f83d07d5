import type { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { TextDecoder } from 'node:util';
import sax from 'sax';
import { TableError } from './table-error';

/** End position of a tag, counted from 1 (0 unless `places` is requested), and the prefix of its name. */
export interface XmlTag {
  readonly prefix: string;
  readonly line: number;
  readonly column: number;
}

/** Callbacks for reading an XML file. Names come without their prefix. */
export interface XmlListener {
  open(name: string, attributes: Readonly<Record<string, string>>, tag: XmlTag): void;
  close(name: string): void;
  text?(text: string): void;
  /** Between two pieces. */
  turn?(): Promise<void>;
}

/**
 * `cutOff`: the file ends within an element; `malformed`: not well-formed; `tooLong`: a name, attribute or comment is longer
 * than 64 000 characters; `encoding`: bytes that are no text in the file's encoding.
 */
export type XmlFault = 'cutOff' | 'encoding' | 'malformed' | 'tooLong';

/** Error that an XML file cannot be read, with its place: the innermost element that is open there. */
export class XmlError extends Error {
  constructor(
    readonly fault: XmlFault,
    readonly line: number,
    readonly column: number,
    readonly element: string,
    options?: ErrorOptions,
  ) {
    super(`${fault} at line ${line}, column ${column}, in <${element}>`, options);
  }
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1);
const prefixOf = (name: string) => name.slice(0, Math.max(0, name.indexOf(':')));

/**
 * Reads XML piece by piece and tells what is in it; other work gets its turn between two pieces.
 * With `places`, lines and columns are counted.
 * @throws TableError `tooLarge` for what is nested deeper, `notATable` for a document type: its entities are never read;
 *   XmlError for what is not well-formed
 */
export async function readXml(
  bytes: Readable,
  depth: number,
  listener: XmlListener,
  { places = false }: { places?: boolean } = {},
): Promise<void> {
  const parser = sax.parser(true, { position: places });
  const open: string[] = [];
  let ended = false;
  const failed = (fault: XmlFault, cause: unknown) =>
    new XmlError(fault, parser.line + 1, parser.column + 1, open.at(-1) ?? '', { cause });
  parser.onerror = (error) => {
    const tooLong = error.message.startsWith('Max buffer length');
    throw failed(tooLong ? 'tooLong' : ended ? 'cutOff' : 'malformed', error);
  };
  parser.ondoctype = () => {
    throw new TableError('notATable');
  };
  parser.onopentag = ({ name, attributes }) => {
    if (open.push(localName(name)) > depth) throw new TableError('tooLarge');
    const tag = { prefix: prefixOf(name), line: parser.line + 1, column: parser.column + 1 };
    listener.open(localName(name), attributes as sax.Tag['attributes'], tag);
  };
  parser.onclosetag = (name) => {
    open.pop();
    listener.close(localName(name));
  };
  const emit = (text: string) => listener.text?.(text);
  parser.ontext = emit;
  parser.oncdata = emit;
  for await (const text of decoded(bytes, failed)) {
    parser.write(text);
    await (listener.turn?.() ?? nextTurn());
  }
  ended = true;
  parser.close();
}

/** UTF-8 unless a byte order mark or the declaration names UTF-16 or Latin 1 (XML 1.0, 4.3.3). */
async function* decoded(
  bytes: Readable,
  failed: (fault: XmlFault, cause: unknown) => XmlError,
): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  const decode = (chunk?: Uint8Array) => {
    try {
      return decoder?.decode(chunk, { stream: chunk !== undefined }) ?? '';
    } catch (error) {
      throw failed(chunk ? 'encoding' : 'cutOff', error);
    }
  };
  for await (const chunk of bytes as AsyncIterable<Buffer>) {
    decoder ??= new TextDecoder(encodingOf(chunk), { fatal: true });
    yield decode(chunk);
  }
  if (decoder) yield decode();
}

function encodingOf(chunk: Uint8Array): string {
  const [first, second] = chunk;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const declared = /^<\?xml[^>]*encoding=["'](iso-8859-1|latin1|windows-1252)["']/i;
  return declared.test(Buffer.from(chunk.subarray(0, 200)).toString('latin1')) ? 'windows-1252' : 'utf-8';
}
