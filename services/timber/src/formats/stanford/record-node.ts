import { resolveLocal } from '@jahrring/contracts-common';
import { Decimal } from 'decimal.js';
import { StanfordError } from './stanford-fault';
import type { StanfordFault } from './stanford-fault';

/** Longest text of one element that is read, in characters. */
const longestText = 4000;

/** One element of a record, such as a stem, with what is in it. */
export class RecordNode {
  text = '';
  readonly children: RecordNode[] = [];

  constructor(
    readonly name: string,
    readonly attributes: Readonly<Record<string, string>>,
    readonly line: number,
    readonly column: number,
  ) {}

  get element(): string {
    return this.name;
  }

  /** @throws StanfordError `tooLong` */
  write(text: string): void {
    if (this.text.length + text.length > longestText) throw this.fault('tooLong');
    this.text += text;
  }

  fault(fault: StanfordFault, detail = ''): StanfordError {
    return new StanfordError(fault, this, detail.slice(0, 100));
  }

  all(name: string): RecordNode[] {
    return this.children.filter((child) => child.name === name);
  }

  first(...path: string[]): RecordNode | undefined {
    return path.reduce<RecordNode | undefined>(
      (node, name) => node?.children.find((child) => child.name === name),
      this,
    );
  }

  /** The text of an element below, with its blanks made single; '' where it is not there. */
  textOf(...path: string[]): string {
    return tidy(this.first(...path)?.text);
  }

  /** @throws StanfordError `missing` where the element is not there or empty */
  needed(name: string): RecordNode {
    const child = this.first(name);
    if (!child || tidy(child.text) === '') {
      throw new StanfordError('missing', { line: this.line, column: this.column, element: name });
    }
    return child;
  }

  /** @throws StanfordError `missing` */
  neededText(name: string): string {
    return tidy(this.needed(name).text);
  }

  /** The node's decimal as it stands; @throws StanfordError `value` for anything else, or what is negative */
  decimal(): string {
    const text = tidy(this.text);
    if (text.length > 40 || !/^\+?(\d{1,12}(\.\d*)?|\.\d+)([eE][+-]?\d{1,2})?$/.test(text)) {
      throw this.fault('value', text);
    }
    return /^\d+(\.\d+)?$/.test(text) ? text : new Decimal(text).toFixed();
  }

  /** @throws StanfordError `value` */
  number(): number {
    return Number(this.decimal());
  }

  /** Of an element below; null where it is not there or empty. @throws StanfordError `value` */
  decimalOf(name: string): string | null {
    const child = this.first(name);
    return child && tidy(child.text) !== '' ? child.decimal() : null;
  }

  /** @throws StanfordError `value` */
  numberOf(name: string): number | null {
    const decimal = this.decimalOf(name);
    return decimal === null ? null : Number(decimal);
  }

  /**
   * A moment in UTC with milliseconds. One without an offset is a local time of the zone; the earlier where clocks go back.
   *
   * @throws StanfordError `value`
   */
  instant(timeZone: string): string {
    const text = tidy(this.text);
    const read = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)(:\d\d)(\.\d+)?(Z|[+-]\d\d:\d\d)?$/.exec(text);
    if (!read) throw this.fault('value', text);
    const [, day = '', minute = '', second = '', fraction = '', offset] = read;
    const milliseconds = fraction.slice(0, 4);
    const at = offset
      ? Date.parse(`${day}T${minute}${second}${milliseconds}${offset}`)
      : localInstant(day, minute, timeZone) + Number(`${second.slice(1)}${milliseconds}`) * 1000;
    if (Number.isNaN(at)) throw this.fault('value', text);
    return new Date(at).toISOString();
  }

  /** @throws StanfordError `value` */
  instantOf(name: string, timeZone: string): string | null {
    const child = this.first(name);
    return child && tidy(child.text) !== '' ? child.instant(timeZone) : null;
  }
}

function localInstant(day: string, minute: string, timeZone: string): number {
  if (Number.isNaN(Date.parse(`${day}T${minute}Z`))) return Number.NaN;
  const resolved = resolveLocal(day, minute, timeZone);
  if (resolved.kind === 'gap') return resolved.passedAt;
  return resolved.kind === 'fold' ? resolved.first : resolved.at;
}

function tidy(text: string | undefined): string {
  return (text ?? '').replaceAll(/\s+/g, ' ').trim();
}
