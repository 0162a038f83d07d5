import { standInCaller, InMemory, noDatabase, refusal } from '@jahrring/testing/memory';
import { FixedClock } from '@jahrring/service-kit';
import type { StockTakeView } from '@jahrring/contracts-inventory';
import fc from 'fast-check';
import type { EmployeeRefRepository } from '../../reference';
import type { PersonalArticleEntity } from '../article/personal-article.entity';
import type { PersonalArticleRepository } from '../article/personal-article.repository';
import type { StockMoveEntity } from '../article/stock-move.entity';
import type { SizeStock, StockMoveRepository } from '../article/stock-move.repository';
import type { PersonalItemEntity } from '../item/personal-item.entity';
import type { PersonalItemRepository } from '../item/personal-item.repository';
import type { StockTakeEntity } from './stock-take.entity';
import type { StockTakeRepository } from './stock-take.repository';
import { StockTakeService } from './stock-take.service';
import { StockTakeViews } from './stock-take-views';

/** A store with ten gloves of size 10, one left of a size that is no more, a rope in it and one outside. */
function aStore() {
  const articles = Object.assign(
    new InMemory<PersonalArticleEntity>([
      { id: 'gloves', title: 'Handschuhe', serial: false, sizes: ['9', '10'], active: true },
      { id: 'helmet', title: 'Helm', serial: false, sizes: [], active: true },
      { id: 'rope', title: 'Seil', serial: true, sizes: [], active: true },
    ]),
    { active: async () => articles.all() },
  );
  const items = Object.assign(
    new InMemory<PersonalItemEntity>([
      { id: 'rope-1', articleId: 'rope', serial: 'S-1', size: null, state: 'stock' },
      { id: 'rope-2', articleId: 'rope', serial: 'S-2', size: null, state: 'issued' },
    ]),
    { inUse: async () => items.all().filter(({ state }) => state === 'stock' || state === 'issued') },
  );
  const moves = Object.assign(new InMemory<StockMoveEntity>(), {
    stock: async (): Promise<SizeStock[]> => {
      const sums = new Map<string, SizeStock>();
      for (const { articleId, size, delta } of moves.all()) {
        const key = `${articleId} ${size}`;
        sums.set(key, { articleId, size, quantity: (sums.get(key)?.quantity ?? 0) + delta });
      }
      return [...sums.values()];
    },
  });
  const receive = (articleId: string, size: string | null, delta: number) => moves.insert(null, { articleId, size, delta, kind: 'receipt' });
  const takes = new InMemory<StockTakeEntity>();
  const views = new StockTakeViews(
    new InMemory() as unknown as EmployeeRefRepository,
    articles as unknown as PersonalArticleRepository,
    items as unknown as PersonalItemRepository,
  );
  const service = new StockTakeService(
    noDatabase,
    takes as unknown as StockTakeRepository,
    views,
    articles as unknown as PersonalArticleRepository,
    items as unknown as PersonalItemRepository,
    moves as unknown as StockMoveRepository,
    new FixedClock(new Date('2026-11-20T17:00:00Z')),
  );
  const ctx = standInCaller();
  const begin = () => service.create(ctx, { id: 'take', title: 'Inventur', on: '2026-11-20' });
  /** Counts lines by article and size, or by the serial number of a piece. */
  const count = (take: StockTakeView, counted: Record<string, number | null>, reason: string | null = 'gezählt') =>
    service.count(ctx, 'take', take.version, {
      lines: take.lines.flatMap((line) => {
        const number = counted[labelOf(line)];
        return number === undefined ? [] : [{ id: line.id, counted: number, reason }];
      }),
    });
  const book = (take: StockTakeView) => service.book(ctx, 'take', take.version);
  const booked = () => moves.all().filter(({ kind }) => kind === 'count').map(({ articleId, size, delta, note }) => [articleId, size, delta, note]);
  return { service, ctx, items, moves, receive, begin, count, book, booked };
} // oxfmt-ignore

const labelOf = ({ articleTitle, size, serial }: StockTakeView['lines'][number]) =>
  serial ?? [articleTitle, size].filter(Boolean).join(' ');
const expected = (take: StockTakeView) =>
  Object.fromEntries(take.lines.map((line) => [labelOf(line), line.expected]));
const aFullStore = async () => {
  const store = aStore();
  await store.receive('gloves', '10', 10);
  await store.receive('gloves', '8', 1);
  return store;
}; // oxfmt-ignore

describe('a counting list', () => {
  it('has every size, sizes that are no more but lie there, and pieces of the store alone', async () => {
    const store = await aFullStore();
    expect(expected(await store.begin())).toEqual({
      ...{ 'Handschuhe 9': 0, 'Handschuhe 10': 10, 'Handschuhe 8': 1, Helm: 0, 'S-1': 1 },
    });
  });

  it('counts its own lines and differences', async () => {
    const store = await aFullStore();
    const take = await store.count(await store.begin(), { 'Handschuhe 10': 9, Helm: 0 });
    expect(take).toMatchObject({ total: 5, counted: 2, differing: 1, state: 'open' });
  });
});

describe('what is counted', () => {
  it('is held against the store at that moment: what moves later is no difference', async () => {
    const store = await aFullStore();
    const begun = await store.begin();
    await store.receive('gloves', '10', -4);
    const take = await store.count(begun, { 'Handschuhe 10': 6 });
    expect(take.differing).toBe(0);
    await store.receive('gloves', '10', -3);
    await store.book(take);
    expect(store.booked()).toEqual([]);
  });

  it('is held against it anew where the number is changed, not where only the reason is', async () => {
    const store = await aFullStore();
    const first = await store.count(await store.begin(), { 'Handschuhe 10': 9 });
    await store.receive('gloves', '10', -2);
    const reworded = await store.count(first, { 'Handschuhe 10': 9 }, 'verliehen');
    expect(expected(reworded)['Handschuhe 10']).toBe(10);
    const recounted = await store.count(reworded, { 'Handschuhe 10': 8 });
    expect([expected(recounted)['Handschuhe 10'], recounted.differing]).toEqual([8, 0]);
  });

  it('can be taken back: a line that nobody counted is no difference', async () => {
    const store = await aFullStore();
    const take = await store.count(await store.begin(), { 'Handschuhe 10': 0 });
    expect(await store.count(take, { 'Handschuhe 10': null })).toMatchObject({ counted: 0, differing: 0 });
  });

  it('is one piece at most under one number', async () => {
    const store = await aFullStore();
    const take = await store.begin();
    expect(await refusal(() => store.count(take, { 'S-1': 2 }))).toBe('VALIDATION_FAILED lines maxNumber');
  });
});

describe('differences', () => {
  it('are booked with their reason, once', async () => {
    const store = await aFullStore();
    const take = await store.count(await store.begin(), { 'Handschuhe 10': 7, Helm: 2, 'Handschuhe 9': 0 });
    const booked = await store.book(take);
    expect(store.booked()).toEqual([
      ['gloves', '10', -3, 'gezählt'],
      ['helmet', null, 2, 'gezählt'],
    ]);
    expect(booked).toMatchObject({ state: 'booked', bookedAt: '2026-11-20T17:00:00.000Z' });
    expect(await refusal(() => store.book(booked))).toBe('STOCK_TAKE_BOOKED');
    expect(await refusal(() => store.count(booked, { Helm: 1 }))).toBe('STOCK_TAKE_BOOKED');
    expect(await refusal(() => store.service.remove(store.ctx, 'take', booked.version))).toBe(
      'STOCK_TAKE_BOOKED',
    );
  });

  it('need a reason, each of them, before anything is booked', async () => {
    const store = await aFullStore();
    const take = await store.count(await store.begin(), { 'Handschuhe 10': 7 }, null);
    expect(await refusal(() => store.book(take))).toBe('VALIDATION_FAILED lines.1.reason required');
    expect(store.booked()).toEqual([]);
  });

  it('of pieces: a missing one is lost, one that was handed out meanwhile is where that says', async () => {
    const store = await aFullStore();
    const take = await store.count(await store.begin(), { 'S-1': 0 });
    await store.book(take);
    expect([store.booked(), (await store.items.get(null, 'rope-1')).state]).toEqual([[['rope', null, -1, 'gezählt']], 'lost']);

    const other = await aFullStore();
    const again = await other.count(await other.begin(), { 'S-1': 0 });
    await other.items.update(null, 'rope-1', 1, { state: 'issued' });
    await other.book(again);
    expect([other.booked(), (await other.items.get(null, 'rope-1')).state]).toEqual([[], 'issued']);
  }); // oxfmt-ignore
});

it('after booking, the store holds what was counted, whatever it held before', async () => {
  const quantity = fc.integer({ min: -5, max: 30 });
  const size = fc.constantFrom('9', '10');
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(size, quantity), { maxLength: 6 }), fc.nat(20), fc.nat(20), async (received, nine, ten) => {
      const store = aStore();
      for (const [of, delta] of received) await store.receive('gloves', of, delta);
      await store.book(await store.count(await store.begin(), { 'Handschuhe 9': nine, 'Handschuhe 10': ten }));
      const stock = await store.moves.stock();
      const inStore = (of: string) => stock.find(({ articleId, size: one }) => articleId === 'gloves' && one === of)?.quantity ?? 0;
      expect([inStore('9'), inStore('10')]).toEqual([nine, ten]);
    }),
    { numRuns: 40 },
  ); // oxfmt-ignore
});
