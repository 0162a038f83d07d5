import { findJsonFault } from './find-json-fault';

/**
 * Reasons why a file is not accepted as JSON: `cutOff` and `malformed` with line and column, `tooLong` and `tooDeep` at
 * the place where the limit was exceeded.
 */
export type JsonFault = 'empty' | 'encoding' | 'cutOff' | 'malformed' | 'tooLong' | 'tooDeep';

export interface JsonPlace {
  line: number;
  column: number;
}

export interface JsonLimits {
  bytes: number;
  depth: number;
  objects: number;
  values: number;
}

/** A file that is no JSON, and where. */
export class JsonError extends Error {
  readonly line: number;
  readonly column: number;

  constructor(
    readonly fault: JsonFault,
    { line, column }: JsonPlace = { line: 0, column: 0 },
  ) {
    super(`${fault} at line ${line}, column ${column}`);
    this.name = 'JsonError';
    this.line = line;
    this.column = column;
  }
}

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c];
const opening = new Set([0x5b, 0x7b]);
const closing = new Set([0x5d, 0x7d]);

/**
 * JSON of a file that a stranger sent: how much it makes of its bytes is counted before anything is built.
 * @throws JsonError with line and column
 */
export function readJson(bytes: Uint8Array, most: JsonLimits): unknown {
  if (bytes.length > most.bytes) throw new JsonError('tooLong');
  const text = decoded(bytes);
  if (text.trim() === '') throw new JsonError('empty');
  measure(text, most);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    const at = findJsonFault(text);
    throw new JsonError(at >= text.length ? 'cutOff' : 'malformed', placeAt(text, at));
  }
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new JsonError('encoding');
  }
}

function measure(text: string, most: JsonLimits): void {
  let [depth, objects, values] = [0, 0, 0];
  let isText = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (isText) {
      if (sign === backslash) at += 1;
      else if (sign === quote) isText = false;
    } else if (sign === quote) isText = true;
    else if (sign === comma) values += 1;
    else if (opening.has(sign)) {
      depth += 1;
      objects += 1;
      if (depth > most.depth) throw new JsonError('tooDeep', placeAt(text, at));
      if (objects > most.objects) throw new JsonError('tooLong', placeAt(text, at));
    } else if (closing.has(sign)) depth -= 1;
    if (values > most.values) throw new JsonError('tooLong', placeAt(text, at));
  }
}

function placeAt(text: string, at: number): JsonPlace {
  const before = text.slice(0, at);
  const start = before.lastIndexOf('\n');
  return { line: before.split('\n').length, column: at - start };
}
