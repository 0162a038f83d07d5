import { EldatError } from './eldat-fault';

/** A value of a document with its path, so that a fault says where it is. Names are those of the standard. */
export class EldatNode {
  constructor(
    private readonly value: unknown,
    readonly path: string,
  ) {}

  /** A part that may be there. */
  child(name: string): EldatNode | null {
    const found = this.record()?.[name];
    return found === undefined || found === null ? null : new EldatNode(found, this.pathOf(name));
  }

  /** The first of these parts that is there. */
  first(...names: readonly string[]): EldatNode | null {
    for (const name of names) {
      const found = this.child(name);
      if (found) return found;
    }
    return null;
  }

  /** @throws EldatError `missing` */
  need(...names: readonly string[]): EldatNode {
    return this.first(...names) ?? this.refuse('missing', names[0]);
  }

  /** A list; versions of the standard differ in what is a list and what stands alone. */
  items(...names: readonly string[]): EldatNode[] {
    const found = this.first(...names);
    if (!found) return [];
    if (!Array.isArray(found.value)) return [found];
    return found.value.map((value, index) => new EldatNode(value, `${found.path}[${index}]`));
  }

  text(name: string, most = 100): string | null {
    const found = this.child(name);
    if (!found) return null;
    if (typeof found.value !== 'string' && typeof found.value !== 'number') return found.refuse('value');
    const text = String(found.value).trim();
    if (text.length > most) return found.refuse('value', undefined, text);
    return text === '' ? null : text;
  }

  /** Not negative, at most `most`; some write numbers as texts. */
  number(name: string, most: number): number | null {
    const found = this.child(name);
    if (!found) return null;
    const number = typeof found.value === 'string' ? Number(found.value.replace(',', '.')) : found.value;
    const isRight = typeof number === 'number' && Number.isFinite(number) && number >= 0 && number <= most;
    return isRight ? number : found.refuse('value', undefined, String(found.value));
  }

  /** The day of a moment. */
  day(name: string): string | null {
    const text = this.text(name, 40);
    if (text === null) return null;
    const isDay = /^\d{4}-\d{2}-\d{2}/.test(text) && !Number.isNaN(Date.parse(text.slice(0, 10)));
    return isDay ? text.slice(0, 10) : this.need(name).refuse('value', undefined, text);
  }

  get isRecord(): boolean {
    return this.record() !== undefined;
  }

  refuse(fault: 'missing' | 'value' | 'unit' | 'message', name?: string, detail = ''): never {
    const element = name === undefined ? this.path : this.pathOf(name);
    throw new EldatError(fault, { element: element.slice(-100) }, detail.slice(0, 60));
  }

  private pathOf(name: string): string {
    return this.path === '' ? name : `${this.path}.${name}`;
  }

  private record(): Record<string, unknown> | undefined {
    const isRecord = typeof this.value === 'object' && this.value !== null && !Array.isArray(this.value);
    return isRecord ? (this.value as Record<string, unknown>) : undefined;
  }
}
