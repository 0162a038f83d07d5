import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import type { HandedEntry, HandedLine } from './accounting-file.types';
import { movementsOf } from './movements-of';
import { writeBanana } from './write-banana';
import { fiscalYear, writeDatev } from './write-datev';
import type { DatevBatch } from './datev-rows';
import { writeJournal } from './write-journal';

const sample = path.join(
  process.env.SAMPLES_DIR ?? 'no-samples',
  'accounting/own-datev-v13-EXTF_Buchungsstapel.csv',
);
const itWithSample = existsSync(sample) ? it : it.skip;
const linesOf = (bytes: Buffer) => new TextDecoder('windows-1252').decode(bytes).split('\r\n');
const batch: DatevBatch = {
  ...{ createdAt: new Date('2026-11-20T09:30:00.000Z'), consultant: 29098, client: 55003, yearStart: 1 },
  ...{
    accountLength: 4,
    chart: '03',
    automaticAccounts: [],
    currency: 'EUR',
    title: 'Rechnungen November',
    locked: false,
  },
};
const line = (account: string, amount: bigint, costCentre: string | null = null): HandedLine => ({
  ...{ account, amount, costCentre, taxRate: account === '1776' ? '19' : null, foreign: null },
});
const entry = (n: number, change: Partial<HandedEntry> = {}): HandedEntry => ({
  ...{ number: n, bookedOn: '2026-11-05', text: 'Stammholz § 24 "Fichte"', documentNumber: 'RE 2026_000418' },
  lines: [line('10002', 11_900n), line('8400', -10_000n, 'HOLZ'), line('1776', -1_900n)],
  ...change,
});

describe('DATEV booking batch', () => {
  const [file] = writeDatev([entry(1)], batch);
  const written = linesOf(file?.content ?? Buffer.alloc(0));

  itWithSample('has the columns of version 13, and a head of 31 fields as the sample', () => {
    const official = linesOf(readFileSync(sample));
    expect(written[1]).toBe(official[1]);
    const fields = written[0]?.split(';') ?? [];
    const known = official[0]?.split(';') ?? [];
    expect(fields).toHaveLength(31);
    // Title, days and who dictated it are the sample's own.
    const own = [14, 15, 17];
    expect(fields.filter((_, index) => !own.includes(index))).toEqual(
      known.filter((_, index) => !own.includes(index)),
    );
    expect([7, 23, 25, 26, 29].map((place) => fields[place - 1])).toEqual(['', '', '', '', '']);
  });

  it('has a row of 125 fields for each movement, locked or not, in Windows-1252 without a mark', () => {
    const fields = written[2]?.split(';') ?? [];
    expect(fields).toHaveLength(125);
    expect(fields.slice(0, 14)).toEqual([
      ...['100,00', '"S"', '"EUR"', '', '', '""', '10002', '8400', '""', '0511', '"RE2026000418"', '""', ''],
      '"Stammholz § 24 ""Fichte"""',
    ]);
    expect([fields[36], fields[113]]).toEqual(['"HOLZ"', '0']);
    expect(file?.content[0]).toBe('"'.charCodeAt(0));
    const [locked] = writeDatev([entry(1)], { ...batch, locked: true });
    const inLocked = linesOf(locked?.content ?? Buffer.alloc(0));
    expect([inLocked[0]?.split(';')[20], inLocked[2]?.split(';')[113]]).toEqual(['1', '1']);
  });

  it('puts the tax into the amount of automatic accounts, and lifts their automatic where rates are mixed', () => {
    const automatic = { ...batch, automaticAccounts: ['8400'] };
    const rows = (one: HandedEntry) =>
      linesOf(writeDatev([one], automatic)[0]?.content ?? Buffer.alloc(0))
        .slice(2, -1)
        .map((row) => row.split(';'))
        .map((fields) => [fields[0], fields[6], fields[7], fields[8]]);
    expect(rows(entry(1))).toEqual([['119,00', '10002', '8400', '""']]);
    const mixed = [line('10002', 12_970n), line('8400', -11_000n), line('1776', -1_970n)];
    expect(rows(entry(1, { lines: mixed }))).toEqual([
      ['110,00', '10002', '8400', '"40"'],
      ['19,70', '10002', '1776', '""'],
    ]);
  });

  itWithSample('quotes exactly the fields of text', () => {
    const official = linesOf(readFileSync(sample));
    const isQuoted = (row: string | undefined) => row?.split(';').map((field) => field.startsWith('"'));
    expect(isQuoted(written[2])).toEqual(isQuoted(official[2]));
  });

  it('is one file for each fiscal year, and more where there are too many rows', () => {
    const days = ['2026-06-30', '2026-07-01', '2027-06-30', '2027-07-01'];
    const entries = days.map((bookedOn, index) => entry(index, { bookedOn }));
    expect(writeDatev(entries, { ...batch, yearStart: 7 }).map(({ name }) => name)).toEqual([
      'EXTF_Buchungsstapel_2025-07_1.csv',
      'EXTF_Buchungsstapel_2026-07_1.csv',
      'EXTF_Buchungsstapel_2027-07_1.csv',
    ]);
    const split = writeDatev(entries.slice(1, 3), { ...batch, yearStart: 7 }, 3);
    expect(split.map(({ content }) => linesOf(content).length)).toEqual([5, 5]);
    expect([fiscalYear('2026-01-01', 1), fiscalYear('2026-12-31', 1)]).toEqual(['2026-01-01', '2026-01-01']);
  });
});

it('Banana and the journal have every movement', () => {
  expect(
    writeBanana([entry(1, { documentNumber: 'RE-1' })])
      .content.toString()
      .split('\r\n'),
  ).toEqual([
    'Date\tDescription\tAccountDebit\tAccountCredit\tAmount\tVatCode\tAmountCurrency',
    '2026-11-05\tRE-1 Stammholz § 24 "Fichte"\t10002\t8400\t100.00\t\t',
    '2026-11-05\tRE-1 Stammholz § 24 "Fichte"\t10002\t1776\t19.00\t\t',
    '',
  ]);
  const titles = Array.from({ length: 10 }, (_, index) => `T${index}`);
  const journal = writeJournal([entry(1)], titles).content.toString();
  expect(journal).toContain(';8400;;100.00;HOLZ;;');
  expect(journal.split('\r\n')).toHaveLength(5);
});

const accounts = fc.constantFrom('1100', '1020', '3400', '2200', '6500');
const balanced = fc
  .array(fc.record({ account: accounts, amount: fc.bigInt({ min: -500_000n, max: 500_000n }) }), {
    maxLength: 8,
  })
  .map((some) => {
    const rest = some.reduce((sum, { amount }) => sum + amount, 0n);
    return [...some, { account: '1100', amount: -rest }].map(({ account, amount }) => line(account, amount));
  });

it('whatever an entry is: its movements move each account by the same, none by nothing', () => {
  fc.assert(
    fc.property(balanced, (lines) => {
      const movements = movementsOf(lines);
      expect(movements.every(({ amount }) => amount > 0n)).toBe(true);
      for (const account of new Set(lines.map((one) => one.account))) {
        const booked = lines
          .filter((one) => one.account === account)
          .reduce((sum, { amount }) => sum + amount, 0n);
        const moved = movements.reduce(
          (sum, { debit, credit, amount }) =>
            sum + (debit === account ? amount : 0n) - (credit === account ? amount : 0n),
          0n,
        );
        expect(moved).toBe(booked);
      }
    }),
  );
});
