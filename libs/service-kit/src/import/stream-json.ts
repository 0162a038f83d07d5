import type { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { TextDecoder } from 'node:util';
import { JsonBuilder, type JsonStreaming } from './json-builder';
import { JsonError, type JsonFault, type JsonPlace } from './read-json';

export type { JsonStreaming } from './json-builder';

/** Longest text or name, in characters. */
const longestText = 100_000;
const longestScalar = 100;

const blank = /[ \t\r\n]*/y;
// Without nested choices, so that a long text needs no deep stack.
const texts = /"[^"\\\u0000-\u001f]*(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})[^"\\\u0000-\u001f]*)*"/y;
const openText = /"[^"\\\u0000-\u001f]*(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{0,4})?[^"\\\u0000-\u001f]*)*$/y;
const scalars = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?=[\s,\]}])/y;
const openScalar = /[-+.\w]*$/y;
const openNumber = /^-?(?:(?:0|[1-9]\d*)(?:\.\d*)?(?:[eE][+-]?\d*)?)?$/;

/**
 * Reads JSON piece by piece. Lists of the names in `streamed` come out empty: their items are told one by one and not kept,
 * so that memory does not grow with them; other work gets its turn between two pieces.
 *
 * @returns the document without those items
 * @throws JsonError with line and column
 */
export async function streamJson(bytes: Readable, streaming: JsonStreaming): Promise<unknown> {
  const parser = new JsonParser(streaming);
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decode = (chunk: Uint8Array | undefined, fault: JsonFault) => {
    try {
      return decoder.decode(chunk, { stream: chunk !== undefined });
    } catch {
      throw parser.fault(fault);
    }
  };
  for await (const chunk of bytes as AsyncIterable<Buffer>) {
    parser.write(decode(chunk, 'encoding'));
    await (streaming.turn?.() ?? nextTurn());
  }
  parser.write(decode(undefined, 'cutOff'));
  return parser.end();
}

/** Parser of JSON in pieces: calls a builder for each part as soon as it is complete. */
class JsonParser {
  private readonly builder: JsonBuilder;
  /** Text that has not been parsed yet, from `at` on. */
  private text = '';
  private at = 0;
  private ended = false;
  /** Of the beginning of `text`. */
  private place: JsonPlace = { line: 1, column: 1 };

  constructor(streaming: JsonStreaming) {
    this.builder = new JsonBuilder(streaming, (fault) => this.fault(fault));
  }

  write(text: string): void {
    this.text += text;
    for (this.passed(blank); this.at < this.text.length && this.step(); this.passed(blank));
    this.place = this.placeAt(this.at);
    this.text = this.text.slice(this.at);
    this.at = 0;
  }

  end(): unknown {
    this.ended = true;
    // A number is whole only once something follows it.
    this.write('\n');
    if (this.builder.isEmpty) throw new JsonError('empty');
    if (!this.builder.isWhole) throw this.fault('cutOff');
    return this.builder.root;
  }

  fault(fault: JsonFault): JsonError {
    return new JsonError(fault, this.placeAt(this.at));
  }

  /** @returns false where more of the text is needed */
  private step(): boolean {
    const sign = this.text[this.at] ?? '';
    if (this.builder.acceptsSign(sign)) {
      this.at += 1;
      return true;
    }
    const isText = sign === '"';
    if (!this.builder.accepts(isText ? 'text' : 'scalar')) throw this.fault('malformed');
    const from = this.at;
    if (this.passed(isText ? texts : scalars)) {
      if (this.at - from > longestText) throw this.fault('tooLong');
      // Parsed rather than cut out: a part of a text would keep all of it in memory.
      this.builder.value(JSON.parse(this.text.slice(from, this.at)));
      return true;
    }
    this.requireUnfinished(isText);
    return false;
  }

  /** A text, number or word that begins here and may go on in the next piece. */
  private requireUnfinished(isText: boolean): void {
    const length = this.text.length - this.at;
    if (length > (isText ? longestText : longestScalar) && this.isOpen(isText)) throw this.fault('tooLong');
    if (!this.isOpen(isText)) throw this.fault('malformed');
    if (this.ended) throw this.fault('cutOff');
  }

  private isOpen(isText: boolean): boolean {
    const rest = this.ended ? this.text.slice(0, -1) : this.text;
    const pattern = isText ? openText : openScalar;
    pattern.lastIndex = this.at;
    if (!pattern.test(rest)) return false;
    const begun = rest.slice(this.at, this.at + longestScalar);
    const isWord = () => ['true', 'false', 'null'].some((word) => word.startsWith(begun));
    return isText || openNumber.test(begun) || isWord();
  }

  private passed(pattern: RegExp): boolean {
    pattern.lastIndex = this.at;
    if (!pattern.test(this.text)) return false;
    this.at = pattern.lastIndex;
    return true;
  }

  private placeAt(at: number): JsonPlace {
    let { line, column } = this.place;
    let from = 0;
    for (let end = this.text.indexOf('\n'); end >= 0 && end < at; end = this.text.indexOf('\n', from)) {
      line += 1;
      column = 1;
      from = end + 1;
    }
    return { line, column: column + at - from };
  }
}
