import { Readable } from 'node:stream';
import { qualities, speciesCodes, thicknessClasses } from '@jahrring/contracts-timber';
import fc from 'fast-check';
import type { StanfordStem } from '../stanford';
import { emitEldat } from './emit-eldat';
import { EldatError } from './eldat-fault';
import type { EldatLot } from './eldat-out';
import { readEldat } from './read-eldat';
import { readMeasurement } from './read-measurement';
import type { EldatMeasures } from './read-wood';
import { aClearing, aJournal, anEldat, someLog } from './test/eldat-files';
import { writeAllocation, writeJournal } from './write-eldat';

const conversions = [
  { validFrom: '2015-01-01', stacked: '0.7', loose: '0.4', chips: '0.4' },
  { validFrom: '2026-01-01', stacked: '0.65', loose: '0.35', chips: '0.35' },
];
const measures: EldatMeasures = { rule: 'CH', conversions, day: '2026-11-24' };
const read = (text: string, change: Partial<EldatMeasures> = {}) =>
  readMeasurement(readEldat(new TextEncoder().encode(text)), { ...measures, ...change });
const lines = (...logs: object[]) => read(aJournal(logs)).lines;
const fault = (text: string): string | null => {
  try {
    read(text);
  } catch (error) {
    if (error instanceof EldatError)
      return `${error.fault} ${error.element.split('.').at(-1)} ${error.detail}`.trim();
    throw error;
  }
  return null;
};

describe('the volume of a mill’s wood', () => {
  const amount = (...amounts: [number, string, number?][]) => ({
    species: 'fi',
    amount: amounts.map(([amount_value, amount_unit, conversion_factor_qm]) => ({ amount_value, amount_unit, ...(conversion_factor_qm === undefined ? {} : { conversion_factor_qm }) })),
  }); // oxfmt-ignore
  const volume = (wood: object, change: Partial<EldatMeasures> = {}) =>
    read(aJournal([wood]), change).lines[0]?.volume;

  it('is the solid one of several units', () => {
    expect(volume(amount([14, 'stk'], [100, 'lfm'], [10, 'rmm'], [7.25, 'fmo']))).toBe('7.250');
    expect(volume(amount([7.25, 'cbm']))).toBe('7.250');
  });

  it('is converted by the factor of the file, else by that of the licence on the day', () => {
    expect(volume(amount([10, 'rmm', 0.72]))).toBe('7.200');
    expect(volume(amount([10, 'rmm']))).toBe('6.500');
    expect(volume(amount([10, 'rmm']), { day: '2025-12-31' })).toBe('7.000');
    expect(volume(amount([10, 'srm']))).toBe('3.500');
    // A factor of one beside a stacked volume says nothing.
    expect(volume(amount([10, 'rmm', 1]))).toBe('6.500');
  });

  it('cannot be told from a weight, unless the file says how much it is', () => {
    expect(fault(aJournal([amount([10, 'lut'])]))).toBe('unit amount[0] lut');
    expect(volume(amount([10, 'lut', 1.2]))).toBe('12.000');
  });

  it('is that of Huber by the rule of the licence where the file has none', () => {
    // π/4 · 0.41² · 5.12 = 0.67596.
    const log = { species: 'fi', stem_length: 5.12, diameter: 41.9 };
    expect(volume(log)).toBe('0.680');
    expect(volume(log, { rule: 'AT' })).toBe('0.676');
  });

  it('needs a length and a diameter then', () => {
    expect(fault(aJournal([{ species: 'fi', diameter: 41 }]))).toMatch(/^missing .*stem_length$/);
    expect(fault(aJournal([{ species: 'fi', stem_length: 5 }]))).toMatch(/^missing .*diameter$/);
    expect(fault(aJournal([{ stem_length: 5, diameter: 41 }]))).toMatch(/^missing .*species$/);
  });

  it('counts pieces where they are told; a log is one, a sum none', () => {
    expect(lines(amount([14, 'stk'], [7, 'fmo']))[0]?.count).toBe(14);
    expect(lines(amount([7, 'fmo']))[0]?.count).toBe(0);
    expect(lines({ ...amount([7, 'fmo']), stam_id: '5' })[0]?.count).toBe(1);
  });
});

describe('the diameter of a log', () => {
  const at = (wood: object) => lines({ species: 'fi', stem_length: 4, ...wood })[0];

  it.each<[string, object, string]>([
    // 4 m: 34 cm 0.36, 35 cm 0.38, 36 cm 0.41, 40 cm 0.50.
    ['in whole centimetres, rounded down', { diameter: 35.9 }, '0.380'],
    ['of a record', { diameter: { diameter_value: 34 } }, '0.360'],
    ['of two crosswise readings, their mean rounded down', { grade_diameter_one: 36.8, grade_diameter_two: 35.9 }, '0.380'],
    ['of one reading', { grade_diameter_one: 36 }, '0.410'],
    [
      'nearest the middle of several along the log',
      { diameter_length: [[0, 44], [205, 40], [400, 33]].map(([diameter_position, diameter_value]) => ({ diameter_position, diameter_value })) },
      '0.500',
    ],
    ['that the forest has measured before others', { diameter_length_forest: 34, diameter: 40 }, '0.360'],
  ])('is the one %s', (_which, wood, volume) => expect(at(wood)?.volume).toBe(volume)); // oxfmt-ignore

  it('tells the class that the file does not', () => {
    expect(at({ diameter: 34.9 })?.thicknessClass).toBe('3a');
    expect(at({ diameter: 35 })?.thicknessClass).toBe('3b');
    // The file's own counts; whole classes of two halves are told by the diameter.
    expect(at({ diameter: 35, single_log_thickness_class: 'ch_2b' })?.thicknessClass).toBe('2b');
    expect(at({ diameter: 35, single_log_thickness_class: 'd3' })?.thicknessClass).toBe('3b');
    expect(at({ diameter: 62, single_log_thickness_class: 'ch_6b' })?.thicknessClass).toBe('6');
  });
});

describe('the words of a mill', () => {
  it('mean what the standard says: kin of a species is that species', () => {
    expect(lines(...['fi', 'gfi', 'WTA', 'sei', 'hbu'].map((species) => ({ ...someLog, species }))).map(({ species }) => species)).toEqual([
      ...['fi', 'fi', 'ta', 'ei', 'hbu'],
    ]);
  }); // oxfmt-ignore

  it('mean what somebody has said, or nothing', () => {
    const said = new Map([['species fi', 'ta'], ['quality zz', ''], ['quality yy', 'C']]);
    const words = (kind: string, code: string) => said.get(`${kind} ${code}`);
    const log = (qual_type: string) => ({ ...someLog, quality_definition: { qual_type } });
    const told = read(aJournal([log('zz'), log('yy'), log('ww')]), { words });
    expect(told.lines.map(({ species, quality }) => [species, quality])).toEqual([
      ['ta', null],
      ['ta', 'C'],
      ['ta', null],
    ]);
    expect(told.unknown).toEqual([{ kind: 'quality', name: 'ww' }]);
  }); // oxfmt-ignore

  it('that say no quality of ours are no question', () => {
    const { lines: found, unknown } = read(
      aJournal([{ ...someLog, quality_definition: { qual_type: 'ik' } }]),
    );
    expect([found[0]?.quality, unknown]).toEqual([null, []]);
  });
});

describe('the price of a credit note', () => {
  const clearing = (price: object) =>
    JSON.stringify(
      JSON.parse(aClearing(), (key: string, value: unknown) =>
        key === 'product_price' && (value as { product_price_value?: number }).product_price_value
          ? price
          : value,
      ),
    );
  const price = (given: object) => read(clearing(given)).lines[0]?.price; // oxfmt-ignore

  it('is that per solid cubic metre, else the amount by the volume', () => {
    expect(price({ product_price_value: 97.25, product_price_unit: 'bei', det_base: 'cbm', product_item_price: 1 })).toBe('97.2500');
    expect(price({ product_price_value: 97.25, product_price_unit: 'bei' })).toBe('97.2500');
    expect(price({ product_price_value: 60, product_price_unit: 'bei', det_base: 'rmm', product_item_price: 95.99 })).toBe('97.2543');
    expect(price({ product_item_price: 95.99 })).toBe('97.2543');
    expect(price({ product_price_value: 60, product_price_unit: 'bei', det_base: 'rmm' })).toBeNull();
  }); // oxfmt-ignore
});

const aLot = (change: Partial<EldatLot>): EldatLot => ({
  ...{ number: '00017', title: 'Bannwald', measuredOn: '2026-11-20', createdAt: '2026-11-24T08:00:00.000Z' },
  ...{ transactionId: '01900000-0000-7000-8000-000000000000', buyer: null, position: null, certificates: [] },
  supplier: { name: 'Korporation', street: 'Waldweg 3', zip: '6060', city: 'Sarnen', country: 'CH' },
  ...{ logs: [], sums: [], deliveryNumber: null },
  ...change,
});
const outLogs = fc.array(
  fc.record({
    species: fc.constantFrom(...speciesCodes),
    lengthCm: fc.integer({ min: 61, max: 2000 }),
    diameterCm: fc.integer({ min: 1, max: 200 }),
    thicknessClass: fc.constantFrom(...thicknessClasses),
    quality: fc.constantFrom(null, ...qualities),
    volume: fc.integer({ min: 1, max: 30_000 }).map((thousandths) => (thousandths / 1000).toFixed(3)),
  }),
  { minLength: 1, maxLength: 8 },
);

describe('what we write, read again', () => {
  it('as a journal is the same logs with the same volumes', () => {
    fc.assert(
      fc.property(outLogs, (given) => {
        const logs = given.map((log, index) => ({ ...log, number: String(index + 1) }));
        const told = read(writeJournal(aLot({ logs })));
        expect(told).toMatchObject({ number: '00017', measuredOn: '2026-11-20', lots: ['00017'], unknown: [] });
        expect(told.lines.map(({ number, species, quality, volume }) => ({ number, species, quality, volume }))).toEqual(
          logs.map(({ number, species, quality, volume }) => ({ number, species, quality, volume })),
        );
      }),
      { numRuns: 40 },
    ); // oxfmt-ignore
  });

  it('as an allocation is the same logs, each with the assortment of its kind', async () => {
    await fc.assert(
      fc.asyncProperty(outLogs, async (given) => {
        const logs = given.map((log, index) => ({ ...log, number: String(index + 1) }));
        const kinds = new Map(logs.map(({ species, quality }) => [`${species} ${quality}`, { species, quality }]));
        const sums = [...kinds.values()].map((kind, index) => ({
          ...{ ...kind, assortment: `A${index}`, woodType: 'short' as const, count: 1, volume: '1.000' },
        }));
        const stems: StanfordStem[] = [];
        const bytes = new TextEncoder().encode(writeAllocation(aLot({ logs, sums })));
        await emitEldat(() => Promise.resolve(Readable.from([bytes])), { stem: (stem) => void stems.push(stem) }, measures);
        const told = stems.map(({ number, speciesKey, logs: [log] }) => [number, speciesKey, log?.lengthCm, log?.middleUnderBarkMm, log?.productKey.split(' · ')[0]]);
        const expected = logs.map(({ number, species, quality, lengthCm, diameterCm }) => [number, species, lengthCm, diameterCm * 10, sums.find((sum) => sum.species === species && sum.quality === quality)?.assortment]);
        expect(told).toEqual(expected);
      }),
      { numRuns: 30 },
    );
  }); // oxfmt-ignore
});

it('a log of a kin of a species belongs to the product that names that kin', async () => {
  const product = (species: string, use: string) => ({
    ...{
      grade: 'fl',
      use,
      species,
      quality: { qual_type: 'b' },
      amount: { amount_value: 2, amount_unit: 'fmo' },
    },
  });
  const log = { species: 'gfi', stem_length: 4, diameter: 40, quality_definition: { qual_type: 'b' } };
  const text = anEldat('wood_allocation', {
    wood_data: {
      allocated_pile: [
        {
          forest_measured: { measurement_type_single_log: { log: [log] } },
          product_data: [product('ta', 'ih'), product('gfi', 'sg')],
        },
      ],
    },
  });
  const products: string[] = [];
  const sink = { stem: ({ logs }: StanfordStem) => void products.push(logs[0]?.productKey ?? '') };
  await emitEldat(() => Promise.resolve(Readable.from([new TextEncoder().encode(text)])), sink, measures);
  expect(products).toEqual(['fl sg · B']);
});
