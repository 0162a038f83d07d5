import { defaultBarkTables, stemLimits } from '@jahrring/contracts-timber';
import fc from 'fast-check';
import type { StanfordLog, StanfordStem } from '../formats/stanford';
import { stableId } from '../stable-id';
import { logOfStem, type LogContext } from './log-of-stem';
import type { MappingEntity } from './mapping.entity';
import { RowSteps } from './row-steps';

const aLog = (change: Partial<StanfordLog> = {}): StanfordLog => ({
  ...{ logKey: '1', productKey: 'p', lengthCm: 400, middleUnderBarkMm: 405, middleOverBarkMm: 420 },
  ...{ topUnderBarkMm: null, buttUnderBarkMm: null, volumes: { price: null, overBark: null, underBark: '0.5151' } },
  ...change,
}); // oxfmt-ignore
const aStem = (change: Partial<StanfordStem> = {}): StanfordStem => ({
  ...{ machineKey: 'm', stemKey: '77', number: '12', speciesKey: 's', objectKey: 'o', subObjectKey: '' },
  ...{ operatorKey: '', harvestedAt: '2026-11-20T22:30:00.000Z', bunchKey: '', dbhMm: null, position: null, logs: [] },
  ...change,
}); // oxfmt-ignore
const mapped = (change: Partial<MappingEntity>) => change as MappingEntity;
const context: LogContext = {
  ...{
    licenceId: 'licence',
    fileId: 'file',
    originId: 'origin',
    timeZone: 'Europe/Zurich',
    today: '2026-11-24',
  },
  settings: { rule: 'CH', barkTables: defaultBarkTables },
  species: mapped({ species: 'fi' }),
  product: mapped({ woodType: 'short', assortment: 'L1', quality: 'B', skip: false }),
};
const made = (
  log: Partial<StanfordLog> = {},
  stem: Partial<StanfordStem> = {},
  change: Partial<LogContext> = {},
) => logOfStem(aStem(stem), aLog(log), { ...context, ...change });

describe('a log of a machine', () => {
  it('keeps the machine’s volume under bark, and its diameter in whole centimetres, rounded down', () => {
    expect(made()).toMatchObject({
      ...{ volume: '0.515', diameterCm: 40, thicknessClass: '4', firstMm: 405, secondMm: null, barkCm: 0 },
      ...{
        title: '12-1',
        species: 'fi',
        assortment: 'L1',
        quality: 'B',
        source: 'machine',
        originId: 'origin',
      },
    });
    expect(made({ middleUnderBarkMm: 399.4 })).toMatchObject({ diameterCm: 39, thicknessClass: '3b' });
    expect(made({ middleUnderBarkMm: 399.6 })).toMatchObject({ diameterCm: 40, thicknessClass: '4' });
  });

  it('is measured by Huber where the machine tells no volume', () => {
    const volumes = { price: '0.6', overBark: '0.6', underBark: null };
    // π/4 · 0.40² · 4 m = 0.50265.
    expect(made({ volumes })?.volume).toBe('0.503');
  });

  it('belongs to the local day it was felled on, else to today', () => {
    expect(made()?.measuredOn).toBe('2026-11-20');
    expect(made({}, { harvestedAt: '2026-11-20T23:30:00.000Z' })?.measuredOn).toBe('2026-11-21');
    expect(made({}, { harvestedAt: null })?.measuredOn).toBe('2026-11-24');
  });

  it.each<[string, Partial<StanfordLog>, Partial<LogContext>]>([
    ['without a middle diameter', { middleUnderBarkMm: null }, {}],
    ['thinner than a centimetre', { middleUnderBarkMm: 9.4 }, {}],
    ['thicker than any tree', { middleUnderBarkMm: stemLimits.diameterMm + 1 }, {}],
    ['without a length', { lengthCm: 0.4 }, {}],
    ['longer than any tree', { lengthCm: stemLimits.lengthCm + 1 }, {}],
    ['of a species without a meaning', {}, { species: undefined }],
    ['of a product without a meaning', {}, { product: undefined }],
    ['of a product that is left out', {}, { product: mapped({ woodType: 'short', skip: true }) }],
  ])('is not taken over %s', (_why, log, change) => expect(made(log, {}, change)).toBeNull());

  it('has the same id in every file that tells it, and another in another licence', () => {
    expect(made()?.id).toBe(made({ lengthCm: 500 }, {}, { fileId: 'other' })?.id);
    expect(made()?.id).not.toBe(made({}, {}, { licenceId: 'other' })?.id);
    expect(made()?.id).not.toBe(made({ logKey: '2' })?.id);
  });

  it('has a title that fits, its end being what tells logs apart', () => {
    const title = made({}, { number: 'N'.repeat(60) })?.title ?? '';
    expect([title.length, title.slice(-3)]).toEqual([stemLimits.title, 'N-1']);
    expect(made({}, { number: '' })?.title).toBe('77-1');
  });
});

describe('a stem of a list', () => {
  const readings = {
    ...{
      firstMm: 426,
      secondMm: 419,
      barkCm: null,
      quality: null,
      weightKg: 500,
      measuredOn: '2026-11-19',
      note: 'x',
    },
  };

  it('is measured anew by the rule and the bark table of the licence', () => {
    // 42 and 41 cm: 41 over bark, 2 cm of spruce bark from 33 cm on; π/4 · 0.39² · 4 = 0.4778.
    expect(made({ readings })).toMatchObject({
      ...{
        barkCm: 2,
        diameterCm: 39,
        volume: '0.480',
        source: 'import',
        title: '12',
        measuredOn: '2026-11-19',
      },
      ...{ quality: 'B', weightKg: 500, note: 'x' },
    });
    const austrian = { settings: { rule: 'AT' as const, barkTables: defaultBarkTables } };
    expect(made({ readings }, {}, austrian)?.volume).toBe('0.478');
  });

  it('has no bark where the list says so, and the quality it tells', () => {
    expect(made({ readings: { ...readings, barkCm: 0, quality: 'C' } })).toMatchObject({
      diameterCm: 41,
      quality: 'C',
    });
  });
});

it('an id depends on all of its parts, and on where they are cut', () => {
  const parts = fc.array(fc.oneof(fc.string(), fc.integer()), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(parts, parts, (one, other) => {
      expect(stableId(...one) === stableId(...other)).toBe(JSON.stringify(one) === JSON.stringify(other));
      expect(stableId(...one)).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    }),
  );
  expect(stableId('a', 'bc')).not.toBe(stableId('ab', 'c'));
});

describe('rows written step by step', () => {
  const written = async (passed: number, rows: readonly (number | null)[]) => {
    const seen: { rows: readonly number[]; count: number }[] = [];
    const steps = new RowSteps<number>(passed, async (some, count) => {
      seen.push({ rows: some, count });
    });
    for (const row of rows) {
      steps.add(row);
      await steps.turn();
    }
    await steps.flush();
    return { seen, skipped: steps.skipped };
  };
  const many = Array.from({ length: 4100 }, (_, index) => index);

  it('go in steps of two thousand, the rest at the end', async () => {
    const { seen } = await written(0, many);
    expect(seen.map(({ count }) => count)).toEqual([2000, 2000, 100]);
    expect(seen.flatMap(({ rows }) => rows)).toEqual(many);
  });

  it('go on where an earlier run has stopped, counting what is not taken over', async () => {
    const rows = many.map((row) => (row % 2 === 0 ? row : null));
    const { seen, skipped } = await written(2000, rows);
    expect(seen.map(({ count, rows: some }) => [count, some.length])).toEqual([
      [2000, 1000],
      [100, 50],
    ]);
    expect(seen[0]?.rows[0]).toBe(2000);
    expect(skipped).toBe(2050);
  });

  it('write nothing where all of them are through already', async () => {
    expect((await written(4100, many)).seen).toEqual([]);
  });
});
