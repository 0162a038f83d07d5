import fc from 'fast-check';
import type { LotPrice } from '../lot.contract';
import { sumVolumes, toThousandths } from '../measuring/huber';
import { thicknessClasses } from '../measuring/thickness-class';
import { compareMill, filledFromOwn, type OwnLine } from './compare-mill';
import { updateMillMeasurement, type MillLine } from './mill-measurement.contract';
import { millSums, sumValues, valueOf } from './mill-sums';

const prices: LotPrice[] = [
  { assortment: 'L1', thicknessClass: null, quality: null, price: '100' },
  { assortment: 'L1', thicknessClass: '4', quality: null, price: '110' },
];
const tolerance = { volumePercent: '2', moneyPercent: '2', classSteps: 0 };
const own = (number: string, volume: string, more: Partial<OwnLine> = {}): OwnLine => ({
  ...{ number, volume, species: 'fi', assortment: 'L1', quality: 'B', thicknessClass: '3b', count: 1 },
  ...more,
});
const mill = (number: string, volume: string, more: Partial<MillLine> = {}): MillLine => ({
  ...own(number, volume),
  price: null,
  ...more,
});
const compare = (mine: OwnLine[], theirs: MillLine[], kind: 'logs' | 'assortments' = 'logs') =>
  compareMill({ kind, own: mine, mill: theirs, prices, tolerance });

describe('the mill’s measurement beside the own list', () => {
  it.each([
    // Two per cent of 1.000 m³ is the limit itself: within.
    ['1.000', '0.980', []],
    ['1.000', '0.979', ['volume', 'money']],
    ['1.000', '1.021', ['volume', 'money']],
  ])('marks %s m³ that became %s: %j', (before, after, exceeds) => {
    expect(compare([own('1', before)], [mill('1', after)]).rows[0]?.exceeds).toEqual(exceeds);
  });

  it('marks another class and quality, and what only one of both has', () => {
    const { rows, exceeding } = compare(
      [own('1', '1.000'), own('2', '1.000'), own('3', '1.000')],
      [
        mill('001', '1.000', { thicknessClass: '3a' }),
        mill('2', '1.000', { quality: 'C' }),
        mill('9', '0.400'),
      ],
    );
    expect(rows.map(({ number, exceeds }) => [number, exceeds])).toEqual([
      ...[
        ['1', ['class']],
        ['2', ['quality']],
      ],
      ...[
        ['3', ['missing']],
        ['9', ['missing']],
      ],
    ]);
    expect(exceeding).toBe(4);
  });

  it('prices what the mill measured by its class, and by its own price where it names one', () => {
    const told = compare(
      [own('1', '1.000')],
      [mill('1', '1.000', { thicknessClass: '4' }), mill('2', '0.500', { price: '80.5' })],
    );
    expect(told.rows[0]).toMatchObject({ own: { value: '100.00' }, mill: { value: '110.00' } });
    expect(told.rows[1]).toMatchObject({ mill: { price: '80.5', value: '40.25' } });
    expect(told).toMatchObject({
      mill: { value: '150.25' },
      valueDifference: '50.25',
      exceeds: ['volume', 'money'],
    });
  });

  it('compares sums by what the mill tells of them', () => {
    const mine = [
      own('1', '1.000'),
      own('2', '2.000', { thicknessClass: '4' }),
      own('3', '1.000', { species: 'ta' }),
    ];
    const plain = { number: null, count: 2, quality: null, thicknessClass: null };
    const { rows } = compare(mine, [mill('', '2.950', plain)], 'assortments');
    expect(rows.map((row) => [row.own?.volume, row.mill?.volume, row.exceeds])).toEqual([
      ['3.000', '2.950', []],
      ['1.000', undefined, ['missing']],
    ]);
  });

  it('takes what the mill leaves open from the own list, where that says one thing', () => {
    const open = { assortment: null, quality: null };
    const mine = [
      own('1', '1.000', { quality: 'C' }),
      own('2', '1.000', { assortment: 'L2' }),
      own('3', '1.000', { species: 'ta' }),
    ];
    const filled = filledFromOwn(
      [mill('01', '1.000', open), mill('8', '1.000', open), mill('9', '1.000', { ...open, species: 'ta' })],
      mine,
    );
    expect(filled.map(({ assortment, quality }) => [assortment, quality])).toEqual([
      ...[
        ['L1', 'C'],
        [null, null],
      ],
      ['L1', null],
    ]);
  });

  it('has no value where something has no price', () => {
    const told = compare(
      [own('1', '1.000', { assortment: 'L9' })],
      [mill('1', '0.900', { assortment: null })],
    );
    expect(told).toMatchObject({ own: { value: null }, valueDifference: null, exceeds: ['volume'] });
  });
});

const thousandths = fc.integer({ min: 0, max: 9000 }).map((value) => (value / 1000).toFixed(3));
const line = fc.record({
  number: fc.integer({ min: 0, max: 40 }).map(String),
  species: fc.constantFrom('fi' as const, 'ta' as const),
  assortment: fc.constantFrom('L1', 'L2', null),
  quality: fc.constantFrom('B' as const, 'C' as const, null),
  thicknessClass: fc.constantFrom(...thicknessClasses, null),
  count: fc.constant(1),
  volume: thousandths,
  price: fc.option(fc.integer({ min: 0, max: 2_000_000 }).map((value) => (value / 10_000).toFixed(4))),
});
const kinds = fc.constantFrom('logs' as const, 'assortments' as const);

it('each line of both stands in one row: volumes and their differences add up to the thousandth', () => {
  fc.assert(
    fc.property(fc.array(line), fc.array(line), kinds, (mine, theirs, kind) => {
      const { rows, ...totals } = compareMill({ kind, own: mine, mill: theirs, prices, tolerance });
      const sum = (of: (row: (typeof rows)[number]) => string | undefined) =>
        sumVolumes(rows.map((row) => of(row) ?? '0.000'));
      expect(sum(({ own }) => own?.volume)).toBe(totals.own.volume);
      expect(sum(({ mill }) => mill?.volume)).toBe(totals.mill.volume);
      expect(sum(({ volumeDifference }) => volumeDifference)).toBe(totals.volumeDifference);
      expect(toThousandths(totals.volumeDifference)).toBe(
        toThousandths(totals.mill.volume) - toThousandths(totals.own.volume),
      );
    }),
  );
});

it('a mill that measures as the own list does makes no difference', () => {
  fc.assert(
    fc.property(fc.uniqueArray(line, { selector: ({ number }) => number }), kinds, (lines, kind) => {
      const same = lines.map((one) => ({ ...one, price: null }));
      const told = compareMill({ kind, own: same, mill: same, prices, tolerance });
      expect([told.exceeding, told.exceeds, told.volumeDifference]).toEqual([0, [], '0.000']);
    }),
  );
});

it('what is billed of a measurement is its lines to the thousandth, in whatever order they come', () => {
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const sums = millSums(lines, prices);
      expect(sumVolumes(sums.map(({ volume }) => volume))).toBe(
        sumVolumes(lines.map(({ volume }) => volume)),
      );
      const other = millSums([...lines].reverse(), prices);
      expect(sumValues(other.map(({ value }) => value))).toBe(sumValues(sums.map(({ value }) => value)));
    }),
  );
});

it.each([
  ['0.333', '100', '33.30'],
  ['0.005', '1', '0.01'],
  ['0.004', '1', '0.00'],
  ['12.345', '98.7654', '1219.26'],
])('%s m³ at %s are %s', (volume, price, value) => {
  expect(valueOf(volume, price)).toBe(value);
});

it.each(['0', '-1'])('a measurement has lines of logs and no volume of %s', (volume) => {
  const input = { kind: 'logs', measuredOn: '2026-11-20', lines: [mill('1', volume)] };
  expect(updateMillMeasurement.safeParse(input).success).toBe(volume === '0');
  expect(updateMillMeasurement.safeParse({ ...input, lines: [] }).success).toBe(false);
});
