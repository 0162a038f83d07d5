import { standInCaller, InMemory, noDatabase, openOutbox, refusal } from '@jahrring/testing/memory';
import { FixedClock } from '@jahrring/service-kit';
import { lotStates, lotStatesAfter, type LotPrice, type LotState } from '@jahrring/contracts-timber';
import fc from 'fast-check';
import type { LoadRepository } from '../load';
import type { OriginRepository } from '../origin';
import type { AddressRefRepository } from '../reference';
import type { TimberSettingsService } from '../settings';
import type { StemEntity, StemRepository, StemSum } from '../stem';
import type { LotEntity } from './lot.entity';
import { LotPartsService } from './lot-parts.service';
import type { LotRepository } from './lot.repository';
import { LotService } from './lot.service';
import { LotTotalsService } from './lot-totals';
import { LotViews } from './lot-views';

const price = (amount: string): LotPrice => ({
  assortment: 'L1',
  thicknessClass: null,
  quality: null,
  price: amount,
});
const conversions = [
  { validFrom: '2015-01-01', stacked: '0.7', loose: '0.4', chips: '0.4' },
  { validFrom: '2026-01-01', stacked: '0.65', loose: '0.35', chips: '0.35' },
];

/** Lots with their stems and what is done with them. */
function aYard(lots: Partial<LotEntity>[], stems: Partial<StemEntity>[] = []) {
  const common = { kind: 'stems', state: 'measured', title: 'Los', measuredOn: '2026-11-20', prices: null, buyerId: null, soldOn: null, documentId: null, documentType: null, documentNumber: null, millMeasurementId: null, mergedIntoId: null, originId: null, species: null, assortment: null, quantity: null, unit: null, stemCount: 0, volume: '0.000', value: null, photoId: null, latitude: null, longitude: null };
  let sequence = 7;
  const rows = Object.assign(new InMemory<LotEntity>(lots.map((lot, index) => ({ ...common, number: `0000${index + 1}`, ...lot }) as Partial<LotEntity>)), {
    lock: async () => undefined,
    nextSequence: async () => (sequence += 1),
    keepTotals: async (_ctx: unknown, id: string, totals: Partial<LotEntity>) => {
      const lot = await rows.get(null, id, { deleted: 'include' });
      Object.assign(lot, totals);
    },
  });
  const stock = new InMemory<StemEntity>(stems.map((stem) => ({ species: 'fi', assortment: 'L1', quality: 'B', thicknessClass: '4', ...stem }) as Partial<StemEntity>));
  const move = (from: string | null, to: string | null, ids?: readonly string[]) => {
    const moved = stock.all().filter(({ id, lotId }) => lotId === from && (!ids || ids.includes(id)));
    for (const stem of moved) Object.assign(stem, { lotId: to });
    return moved.length;
  };
  const stemRows = Object.assign(stock, {
    sumsOf: async (_ctx: unknown, lotId: string): Promise<StemSum[]> => {
      const own = stock.all().filter((stem) => stem.lotId === lotId);
      const volume = (own.reduce((sum, one) => sum + Math.round(Number(one.volume) * 1000), 0) / 1000).toFixed(3);
      return own.length === 0 ? [] : [{ species: 'fi', assortment: 'L1', quality: 'B', thicknessClass: '4', stemCount: own.length, volume }];
    },
    originIdsOf: async () => [],
    moveSome: async (_ctx: unknown, ids: readonly string[], from: string | null, to: string | null) => move(from, to, ids),
    moveAll: async (_ctx: unknown, from: string, to: string) => void move(from, to),
  }) as unknown as StemRepository;
  const lotRows = rows as unknown as LotRepository;
  const titles = { titles: async () => new Map(), require: async () => undefined } as unknown as OriginRepository;
  const addresses = { names: async () => new Map([['mill', 'Säge AG']]), require: async () => undefined } as unknown as AddressRefRepository;
  const totals = new LotTotalsService(lotRows, stemRows, { get: async () => ({ conversions }) } as unknown as TimberSettingsService);
  const views = new LotViews(titles, addresses);
  const { outbox, told } = openOutbox();
  const service = new LotService(noDatabase, lotRows, views, totals, titles, addresses, outbox, new FixedClock(new Date('2026-11-30T23:30:00Z')));
  const parts = new LotPartsService(noDatabase, lotRows, stemRows, { moveAll: async () => undefined } as unknown as LoadRepository, service);
  const ctx = standInCaller();
  const at = async (id: string) => rows.get(null, id, { deleted: 'include' });
  const step = async (id: string, state: LotState) => service.changeState(ctx, id, (await at(id)).version, { state });
  return { service, parts, ctx, rows, stock, told, at, step };
} // oxfmt-ignore

const threeStems = ['0.500', '0.610', '0.333'].map((volume, index) => ({
  id: `stem-${index}`,
  lotId: 'lot',
  volume,
}));
const sold = { buyerId: 'mill', prices: [price('100')] };

describe('a lot that is sold', () => {
  it('goes step by step, and back one while nothing is settled', async () => {
    const yard = aYard([{ id: 'lot', volume: '1.443', ...sold }], threeStems);
    for (const state of ['offered', 'sold', 'released', 'removed', 'mill_measured', 'settled'] as const) {
      expect(await yard.step('lot', state)).toMatchObject({ state });
    }
    expect(await refusal(() => yard.step('lot', 'removed'))).toBe('LOT_STATE_NOT_NEXT');
  });

  it('never leaps over a step', async () => {
    for (const from of lotStates)
      for (const to of lotStates) {
        if (lotStatesAfter(from).includes(to)) continue;
        const yard = aYard([{ id: 'lot', state: from, volume: '1.443', ...sold }], threeStems);
        expect([from, to, await refusal(() => yard.step('lot', to))]).toEqual([
          from,
          to,
          'LOT_STATE_NOT_NEXT',
        ]);
      }
  });

  it('has a buyer and holds something, and is sold on the local day', async () => {
    const nobody = aYard([{ id: 'lot', volume: '1.443' }], threeStems);
    expect(await refusal(() => nobody.step('lot', 'sold'))).toBe('LOT_WITHOUT_BUYER');
    const empty = aYard([{ id: 'lot', ...sold }]);
    expect(await refusal(() => empty.step('lot', 'sold'))).toBe('LOT_IS_EMPTY');
    const yard = aYard([{ id: 'lot', volume: '1.443', ...sold }], threeStems);
    expect(await yard.step('lot', 'sold')).toMatchObject({ soldOn: '2026-12-01', value: '144.30' });
    expect(await yard.step('lot', 'offered')).toMatchObject({ soldOn: null });
  });

  it('keeps what it holds and its buyer; its prices may still be agreed', async () => {
    const yard = aYard([{ id: 'lot', state: 'sold', volume: '1.443', ...sold }], threeStems);
    const update = (patch: object) => refusal(() => yard.service.update(yard.ctx, 'lot', 1, patch));
    expect([await update({ measuredOn: '2026-11-21' }), await update({ originId: 'wood' })]).toEqual(['LOT_IS_SOLD', 'LOT_IS_SOLD']);
    expect(await refusal(() => yard.service.sell(yard.ctx, 'lot', 1, { ...sold, buyerId: 'other' }))).toBe('LOT_IS_SOLD');
    expect(await yard.service.sell(yard.ctx, 'lot', 1, { ...sold, prices: [price('110')] })).toMatchObject({ value: '158.73' });
    expect(await refusal(async () => yard.service.update(yard.ctx, 'lot', (await yard.at('lot')).version, { title: 'Neu', measuredOn: '2026-11-20' }))).toBeNull();
    expect(await refusal(async () => yard.service.remove(yard.ctx, 'lot', (await yard.at('lot')).version))).toBe('LOT_IS_SOLD');
  }); // oxfmt-ignore

  it('stays sold while it is on a document, and as it was measured while that is accepted', async () => {
    const held = { id: 'lot', state: 'sold' as const, volume: '1.443', ...sold, documentId: 'bill', documentType: 'bill' as const };
    const yard = aYard([held], threeStems);
    expect(await refusal(() => yard.step('lot', 'offered'))).toBe('LOT_ON_DOCUMENT');
    expect(await refusal(() => yard.service.sell(yard.ctx, 'lot', 1, sold))).toBe('LOT_ON_DOCUMENT');
    expect((await yard.step('lot', 'released')).nextStates).toEqual(['removed', 'sold']);
    const measured = aYard([{ id: 'lot', state: 'mill_measured', volume: '1.443', ...sold, millMeasurementId: 'm' }], threeStems);
    expect(await refusal(() => measured.step('lot', 'removed'))).toBe('MILL_MEASUREMENT_DECIDED');
    expect((await measured.service.get(measured.ctx, 'lot')).nextStates).toEqual(['settled']);
  }); // oxfmt-ignore

  it('shows its prices, value and next steps to who sells alone', async () => {
    const yard = aYard([{ id: 'lot', volume: '1.443', value: '144.30', ...sold }], threeStems);
    const who = standInCaller({ can: () => false });
    expect(await yard.service.get(who, 'lot')).toMatchObject({ prices: [], value: null, nextStates: [] });
    expect(await yard.service.sums(who, 'lot')).toMatchObject({
      value: null,
      items: [{ price: null, value: null, volume: '1.443' }],
    });
    expect(await yard.service.sums(yard.ctx, 'lot')).toMatchObject({ value: '144.30', stemCount: 3 });
  });
});

describe('an estimated lot', () => {
  const pile = {
    id: 'pile',
    kind: 'estimated' as const,
    species: 'bu' as const,
    assortment: 'EH',
    quantity: '10.000',
    unit: 'stacked' as const,
  };

  it('holds solid wood by the factors of the day it was measured', async () => {
    const yard = aYard([]);
    const create = (measuredOn: string) =>
      yard.service.create(yard.ctx, { ...pile, id: undefined, title: 'Haufen', measuredOn } as never);
    expect(await create('2025-12-31')).toMatchObject({ volume: '7.000', number: '00008' });
    const made = await create('2026-01-01');
    expect(made).toMatchObject({ volume: '6.500', number: '00009' });
    expect(await yard.service.update(yard.ctx, made.id, made.version, { quantity: '20' })).toMatchObject({
      volume: '13.000',
    });
  });

  it('says what lies there, and a place has both coordinates', async () => {
    const yard = aYard([]);
    const create = (change: object) => refusal(() => yard.service.create(yard.ctx, { ...pile, title: 'Haufen', measuredOn: '2026-11-20', ...change } as never));
    expect(await create({ species: null })).toBe('VALIDATION_FAILED species required');
    expect(await create({ unit: undefined })).toBe('VALIDATION_FAILED unit required');
    expect(await create({ latitude: 46.9 })).toBe('VALIDATION_FAILED longitude required');
  }); // oxfmt-ignore

  it('is split so that nothing is lost, and not into nothing', async () => {
    const yard = aYard([pile]);
    const split = (quantity?: string) => yard.parts.split(yard.ctx, 'pile', 1, { id: 'part', title: 'Teil', quantity } as never);
    for (const all of [undefined, '0', '10', '10.001', '0.0004']) expect(await refusal(() => split(all))).toBe('LOT_PART_TOO_LARGE');
    const part = await split('3.333');
    expect([part.quantity, (await yard.at('pile')).quantity]).toEqual(['3.333', '6.667']);
    expect([part.volume, (await yard.at('pile')).volume]).toEqual(['2.166', '4.334']);
  }); // oxfmt-ignore

  it('is put together with its like alone, and holds what all of them held', async () => {
    const other = (change: Partial<LotEntity>) => aYard([pile, { ...pile, id: 'other', quantity: '0.555', ...change }]);
    const merge = (yard: ReturnType<typeof aYard>, id = 'other') => yard.parts.merge(yard.ctx, 'pile', 1, { lots: [{ id, version: 1 }] });
    const yard = other({});
    expect(await merge(yard)).toMatchObject({ quantity: '10.555' });
    expect((await yard.at('other')).mergedIntoId).toBe('pile');
    expect(await refusal(() => yard.service.restore(yard.ctx, 'other'))).toBe('LOT_IS_MERGED');
    for (const change of [{ unit: 'loose' }, { species: 'fi' }, { assortment: 'IS' }, { measuredOn: '2026-11-21' }, { kind: 'stems' }, { state: 'offered' }] as Partial<LotEntity>[])
      expect(await refusal(() => merge(other(change)))).toBe('LOTS_DO_NOT_MIX');
    expect(await refusal(() => merge(other({}), 'pile'))).toBe('LOTS_DO_NOT_MIX');
    expect(await refusal(() => merge(other({ state: 'sold' })))).toBe('LOT_IS_SOLD');
  }); // oxfmt-ignore
});

describe('a lot of stems', () => {
  it('is split by its stems, which must lie there, and not all of them', async () => {
    const split = (...stemIds: string[]) => {
      const yard = aYard([{ id: 'lot', stemCount: 3, ...sold }], [...threeStems, { id: 'elsewhere', lotId: null, volume: '9.000' }]);
      return yard.parts.split(yard.ctx, 'lot', 1, { id: 'part', title: 'Teil', stemIds } as never);
    };
    expect(await refusal(() => split())).toBe('LOT_PART_TOO_LARGE');
    expect(await refusal(() => split('stem-0', 'stem-1', 'stem-2'))).toBe('LOT_PART_TOO_LARGE');
    expect(await refusal(() => split('stem-0', 'unknown'))).toBe('STEM_NOT_IN_LOT');
    expect(await refusal(() => split('elsewhere'))).toBe('STEM_NOT_IN_LOT');
    const fresh = aYard([{ id: 'lot', stemCount: 3, ...sold }], threeStems);
    const part = await fresh.parts.split(fresh.ctx, 'lot', 1, { id: 'part', title: 'Teil', stemIds: ['stem-1', 'stem-1'] } as never);
    expect(part).toMatchObject({ volume: '0.610', stemCount: 1, value: '61.00' });
    expect(await fresh.at('lot')).toMatchObject({ volume: '0.833', stemCount: 2, value: '83.30' });
  }); // oxfmt-ignore

  it('split and put together again holds the same to the thousandth, whatever is split off', async () => {
    const volumes = fc.array(fc.integer({ min: 1, max: 9999 }), { minLength: 2, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(volumes, fc.nat(), async (thousandths, pick) => {
        const stems = thousandths.map((one, index) => ({ id: `stem-${index}`, lotId: 'lot', volume: (one / 1000).toFixed(3) }));
        const yard = aYard([{ id: 'lot', stemCount: stems.length }], stems);
        const count = (pick % (stems.length - 1)) + 1;
        const ids = stems.slice(0, count).map(({ id }) => id);
        const part = await yard.parts.split(yard.ctx, 'lot', 1, { id: 'part', title: 'Teil', stemIds: ids } as never);
        const whole = (thousandths.reduce((sum, one) => sum + one, 0) / 1000).toFixed(3);
        expect((Number(part.volume) + Number((await yard.at('lot')).volume)).toFixed(3)).toBe(whole);
        const { version } = await yard.at('lot');
        const merged = await yard.parts.merge(yard.ctx, 'lot', version, { lots: [{ id: 'part', version: part.version }] });
        expect(merged).toMatchObject({ volume: whole, stemCount: stems.length });
      }),
      { numRuns: 30 },
    );
  }); // oxfmt-ignore
});
