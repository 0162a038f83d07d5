import type { JsonError, JsonFault } from './read-json';

export interface JsonStreaming {
  /** Most levels, and most values kept: of the document without the streamed items, and of one of them. */
  most: { depth: number; values: number; itemValues: number };
  /** Names of lists whose items are told and not kept. */
  streamed: ReadonlySet<string>;
  /** @param list its path, such as `document.pile[3].log` */
  item?: (list: string, index: number, value: unknown) => void;
  /** Between two pieces. */
  turn?: () => Promise<void>;
}

type Expected = 'value' | 'valueOrEnd' | 'key' | 'keyOrEnd' | 'colon' | 'commaOrEnd' | 'nothing';

interface Level {
  value: Record<string, unknown> | unknown[];
  /** Of an object: the name that was read last. */
  key: string;
  count: number;
  /** Path of a list whose items are told; null for all others. */
  streamed: string | null;
}

/** Builds a document from what a parser reads, and hands the items of its long lists on. */
export class JsonBuilder {
  root: unknown;
  private readonly open: Level[] = [];
  private expected: Expected = 'value';
  private kept = 0;
  /** Levels that were open where the item of a streamed list began; 0 outside of one. */
  private item = 0;
  private itemValues = 0;

  constructor(
    private readonly streaming: JsonStreaming,
    private readonly fault: (fault: JsonFault) => JsonError,
  ) {}

  get isEmpty(): boolean {
    return this.expected === 'value' && this.open.length === 0;
  }

  get isWhole(): boolean {
    return this.expected === 'nothing';
  }

  /** Takes a bracket, comma or colon where one may be. */
  acceptsSign(sign: string): boolean {
    const inner = this.open.at(-1);
    if (sign === '{' || sign === '[') {
      if (!this.accepts('scalar')) return false;
      this.begin(sign === '{');
    } else if (sign === '}' || sign === ']') {
      const isList = Array.isArray(inner?.value);
      if (!this.expected.endsWith('OrEnd') || (sign === ']') !== isList) return false;
      this.finish();
    } else if (sign === ',' && this.expected === 'commaOrEnd') {
      this.expected = Array.isArray(inner?.value) ? 'value' : 'key';
    } else if (sign === ':' && this.expected === 'colon') this.expected = 'value';
    else return false;
    return true;
  }

  /** Returns whether a name or text, or else another value, may be here. */
  accepts(kind: 'text' | 'scalar'): boolean {
    const isValue = this.expected === 'value' || this.expected === 'valueOrEnd';
    return isValue || (kind === 'text' && (this.expected === 'key' || this.expected === 'keyOrEnd'));
  }

  /** A name, text, number or word. */
  value(value: unknown): void {
    const inner = this.open.at(-1);
    if (inner && (this.expected === 'key' || this.expected === 'keyOrEnd')) {
      inner.key = String(value);
      this.expected = 'colon';
    } else this.put(value);
  }

  private begin(isObject: boolean): void {
    const parent = this.open.at(-1);
    if (this.open.length >= this.streaming.most.depth) throw this.fault('tooDeep');
    if (parent && parent.streamed !== null && this.item === 0) {
      this.item = this.open.length;
      this.itemValues = 0;
    }
    const isStreamed =
      !isObject && this.item === 0 && parent !== undefined && this.streaming.streamed.has(parent.key);
    const streamed = isStreamed ? this.path() : null;
    // Without a prototype: a name such as `__proto__` is a name like any other.
    const value = isObject ? (Object.create(null) as Record<string, unknown>) : [];
    this.open.push({ value, key: '', count: 0, streamed });
    this.expected = isObject ? 'keyOrEnd' : 'valueOrEnd';
  }

  private finish(): void {
    const done = this.open.pop();
    if (this.open.length === this.item) this.item = 0;
    this.put(done?.value);
  }

  private put(value: unknown): void {
    this.count();
    const parent = this.open.at(-1);
    this.expected = parent ? 'commaOrEnd' : 'nothing';
    if (!parent) this.root = value;
    else if (parent.streamed !== null) this.streaming.item?.(parent.streamed, parent.count, value);
    else if (Array.isArray(parent.value)) parent.value.push(value);
    else parent.value[parent.key] = value;
    if (parent) parent.count += 1;
  }

  private count(): void {
    const { values, itemValues } = this.streaming.most;
    if (this.item > 0) {
      this.itemValues += 1;
      if (this.itemValues > itemValues) throw this.fault('tooLong');
    } else if ((this.open.at(-1)?.streamed ?? null) === null) {
      this.kept += 1;
      if (this.kept > values) throw this.fault('tooLong');
    }
  }

  /** Returns the path in the document of the value that begins here. */
  private path(): string {
    return this.open.reduce((path, { value, key, count }) => {
      if (Array.isArray(value)) return `${path}[${count}]`;
      return path === '' ? key : `${path}.${key}`;
    }, '');
  }
}
