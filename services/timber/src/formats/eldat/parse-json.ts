import { EldatError } from './eldat-fault';
import { findJsonFault } from './find-json-fault';

/** A document of 20 000 logs has a third of these. */
const most = { bytes: 25_000_000, depth: 40, objects: 500_000, values: 2_000_000 } as const;

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c];
const opening = new Set([0x5b, 0x7b]);
const closing = new Set([0x5d, 0x7d]);

/**
 * JSON of a file that a stranger sent: how much it makes of its bytes is counted before anything is built.
 * @throws EldatError with line and column
 */
export function parseJson(bytes: Uint8Array): unknown {
  if (bytes.length > most.bytes) throw new EldatError('tooLong');
  const text = decoded(bytes);
  if (text.trim() === '') throw new EldatError('empty');
  measure(text);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    const at = findJsonFault(text);
    throw new EldatError(at >= text.length ? 'cutOff' : 'malformed', placeAt(text, at));
  }
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new EldatError('encoding');
  }
}

function measure(text: string): void {
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
      if (depth > most.depth) throw new EldatError('tooDeep', placeAt(text, at));
      if (objects > most.objects) throw new EldatError('tooLong', placeAt(text, at));
    } else if (closing.has(sign)) depth -= 1;
    if (values > most.values) throw new EldatError('tooLong', placeAt(text, at));
  }
}

function placeAt(text: string, at: number): { line: number; column: number } {
  const before = text.slice(0, at);
  const start = before.lastIndexOf('\n');
  return { line: before.split('\n').length, column: at - start };
}
