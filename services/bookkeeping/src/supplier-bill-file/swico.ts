import { localDate } from '@jahrring/contracts-common';
import type { BillDiscount } from './supplier-bill-file.types';

/** Billing information of a QR code in the syntax of Swico (S1, version 1.2); what a bill leaves out is null or empty. */
export interface SwicoInformation {
  number: string | null;
  date: string | null;
  customerReference: string | null;
  /** Nine digits. */
  uid: string | null;
  supply: { from: string; to: string } | null;
  /** One rate for the whole bill without an amount, or rates with their net amounts. */
  vat: readonly { rate: string; net: string | null }[];
  importVat: readonly { rate: string; vat: string }[];
  discounts: readonly BillDiscount[];
  /** Days to the full price. */
  termDays: number | null;
  /** Tags whose value breaks the syntax; they are left out. */
  unread: readonly string[];
}

const prefix = '//S1/';
const rate = String.raw`\d{1,2}(?:\.\d{1,4})?`;
const ratePattern = new RegExp(`^${rate}$`);
const rateAmountPattern = new RegExp(String.raw`^(${rate}):(\d{1,9}(?:\.\d{1,2})?)$`);
const conditionPattern = new RegExp(`^(${rate}):(\\d{1,3})$`);

type Values = Omit<SwicoInformation, 'unread'>;

/** Readers for the value of each tag; they return undefined if it breaks the syntax. */
const readers = new Map<string, (value: string) => Partial<Values> | undefined>([
  ['10', (value) => ({ number: value.trim() || null })],
  ['11', (value) => named('date', dayOf(value))],
  ['20', (value) => ({ customerReference: value.trim() || null })],
  ['30', (value) => named('uid', /^\d{9}$/.test(value) ? value : undefined)],
  ['31', (value) => named('supply', supplyOf(value))],
  ['32', (value) => named('vat', ratePattern.test(value) ? [{ rate: value, net: null }] : netsOf(value))],
  [
    '33',
    (value) =>
      named(
        'importVat',
        netsOf(value)?.map(({ rate: of, net }) => ({ rate: of, vat: net })),
      ),
  ],
  ['40', conditionsOf],
]);

/** Reads billing information; null where it is none of Swico (S1). */
export function readSwico(information: string): SwicoInformation | null {
  if (!information.startsWith(prefix)) return null;
  const values: Values = { ...nothing };
  const unread: string[] = [];
  // Behind the prefix tags and values take turns, each before an unescaped slash.
  const parts = splitAtSlashes(information.slice(prefix.length));
  for (let index = 0; index < parts.length; index += 2) {
    const tag = parts[index] ?? '';
    const value = parts[index + 1] ?? '';
    const reader = readers.get(tag);
    const read = value === '' || !reader ? {} : reader(value);
    if (read) Object.assign(values, read);
    else unread.push(tag);
  }
  return { ...values, unread };
}

const nothing: Values = {
  number: null,
  date: null,
  customerReference: null,
  uid: null,
  supply: null,
  vat: [],
  importVat: [],
  discounts: [],
  termDays: null,
};

/** Parts at slashes without a backslash before them, each without its escapes. */
function splitAtSlashes(text: string): string[] {
  const parts = [''];
  for (const [sign] of text.matchAll(/\\[\\/]|./gsu)) {
    if (sign === '/') parts.push('');
    else parts[parts.length - 1] += sign.replace(/^\\(?=.)/, '');
  }
  return parts;
}

function named<K extends keyof Values>(key: K, value: Values[K] | undefined): Partial<Values> | undefined {
  return value === undefined ? undefined : ({ [key]: value } as Partial<Values>);
}

/** `YYMMDD` of this century as a day; undefined where the calendar has no such day. */
function dayOf(value: string): string | undefined {
  const [, year, month, day] = /^(\d\d)(\d\d)(\d\d)$/.exec(value) ?? [];
  return localDate.safeParse(`20${year}-${month}-${day}`).data;
}

function supplyOf(value: string): SwicoInformation['supply'] | undefined {
  const from = dayOf(value.slice(0, 6));
  const to = value.length > 6 ? dayOf(value.slice(6)) : from;
  return from && to && from <= to ? { from, to } : undefined;
}

function netsOf(value: string): { rate: string; net: string }[] | undefined {
  const rows = value.split(';').map((row) => rateAmountPattern.exec(row));
  if (!rows.every((row) => row !== null)) return undefined;
  return rows.map(([, of = '', net = '']) => ({ rate: of, net }));
}

function conditionsOf(value: string): Partial<Values> | undefined {
  const rows = value.split(';').map((row) => conditionPattern.exec(row));
  if (!rows.every((row) => row !== null)) return undefined;
  const conditions = rows.map(([, of = '', days]) => ({ percent: of, days: Number(days) }));
  const isFull = ({ percent }: BillDiscount) => Number(percent) === 0;
  return {
    discounts: conditions.filter((row) => !isFull(row)).sort((a, b) => a.days - b.days),
    termDays: conditions.find(isFull)?.days ?? null,
  };
}
