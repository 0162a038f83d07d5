import { standInCaller, InMemory, noDatabase, refusal } from '@jahrring/testing/memory';
import { FixedClock } from '@jahrring/service-kit';
import type { InspectPersonalItem } from '@jahrring/contracts-inventory';
import type { EmployeeRefEntity, EmployeeRefRepository } from '../../reference';
import type { PersonalArticleEntity } from '../article/personal-article.entity';
import type { PersonalArticleRepository } from '../article/personal-article.repository';
import type { StockMoveEntity } from '../article/stock-move.entity';
import type { StockMoveRepository } from '../article/stock-move.repository';
import type { HoldingEntity } from '../handover/holding.entity';
import type { HoldingRepository } from '../handover/holding.repository';
import type { InspectionEntity } from './inspection.entity';
import type { PersonalItemEntity } from './personal-item.entity';
import type { InspectionRepository, PersonalItemRepository } from './personal-item.repository';
import { PersonalItemService } from './personal-item.service';

/** A rope that is inspected every year, as it is with somebody or in the store. */
function aRope(change: Partial<PersonalItemEntity> = {}, inspectionMonths: number | null = 12) {
  const articles = new InMemory<PersonalArticleEntity>([
    { id: 'rope', title: 'Seil', serial: true, inspectionMonths },
    { id: 'gloves', title: 'Handschuhe', serial: false, inspectionMonths: null },
  ]);
  const items = Object.assign(
    new InMemory<PersonalItemEntity>([
      { id: 'piece', articleId: 'rope', number: 7, serial: 'S-7', size: null, state: 'stock', holderId: null, boughtOn: null, nextInspectionOn: '2026-06-01', documentReference: null, note: null, ...change },
    ]),
    { nextNumber: async () => 8 },
  ); // oxfmt-ignore
  const inspections = Object.assign(new InMemory<InspectionEntity>(), {
    of: async (_ctx: unknown, itemId: string) => inspections.all().filter((one) => one.itemId === itemId),
  });
  const holdings = Object.assign(
    new InMemory<HoldingEntity>([
      { id: 'holding', itemId: 'piece', open: 1, exchangeOn: '2030-01-01', inspectionOn: '2026-06-01', dueOn: '2026-06-01' },
    ]),
    { ofItem: async () => holdings.all()[0] ?? null },
  ); // oxfmt-ignore
  const moves = new InMemory<StockMoveEntity>();
  const employees = new InMemory<EmployeeRefEntity>([{ id: 'caller', name: 'Lea Lager' }]);
  const service = new PersonalItemService(
    noDatabase,
    items as unknown as PersonalItemRepository,
    inspections as unknown as InspectionRepository,
    articles as unknown as PersonalArticleRepository,
    moves as unknown as StockMoveRepository,
    holdings as unknown as HoldingRepository,
    employees as unknown as EmployeeRefRepository,
    new FixedClock(new Date('2026-05-31T22:30:00Z')),
  );
  const inspect = (input: Partial<InspectPersonalItem>) =>
    service.inspect(standInCaller(), 'piece', {
      id: undefined,
      on: '2026-05-20',
      passed: true,
      ...input,
    } as InspectPersonalItem);
  return { service, items, inspections, holdings, moves, inspect };
}
const issued = { state: 'issued' as const, holderId: 'anna' };

describe('an inspection', () => {
  it('that is passed sets the next one by the months of its article', async () => {
    const { inspect, inspections } = aRope();
    expect(await inspect({ on: '2024-02-29' })).toMatchObject({
      nextInspectionOn: '2025-02-28',
      state: 'stock',
    });
    expect(inspections.all()[0]).toMatchObject({ nextOn: '2025-02-28', passed: true, byName: 'Lea Lager' });
  });

  it('sets the day that somebody names instead, and none where the article has no rhythm', async () => {
    expect(await aRope().inspect({ nextOn: '2026-11-01' })).toMatchObject({ nextInspectionOn: '2026-11-01' });
    expect(await aRope({}, null).inspect({})).toMatchObject({ nextInspectionOn: null });
  });

  it('that fails takes a piece out of the store for good', async () => {
    const { inspect, moves } = aRope();
    expect(await inspect({ passed: false, note: 'Mantel offen' })).toMatchObject({ state: 'retired', nextInspectionOn: null });
    expect(moves.all().map(({ kind, delta, day, note }) => [kind, delta, day, note])).toEqual([
      ['writtenOff', -1, '2026-05-20', 'Mantel offen'],
    ]);
  }); // oxfmt-ignore

  it('that fails leaves a piece with its holder, due from that day', async () => {
    const { inspect, holdings, moves } = aRope(issued);
    expect(await inspect({ passed: false })).toMatchObject({
      state: 'issued',
      nextInspectionOn: '2026-05-20',
    });
    expect(holdings.all()[0]).toMatchObject({ inspectionOn: '2026-05-20', dueOn: '2026-05-20' });
    expect(moves.all()).toEqual([]);
  });

  it('tells the holder’s line its next day, or that of the exchange where that comes first', async () => {
    const near = aRope(issued);
    await near.inspect({});
    expect(near.holdings.all()[0]).toMatchObject({ inspectionOn: '2027-05-20', dueOn: '2027-05-20' });
    const far = aRope(issued, 60);
    await far.inspect({});
    expect(far.holdings.all()[0]).toMatchObject({ inspectionOn: '2031-05-20', dueOn: '2030-01-01' });
  });

  it('that is noted late stands in the history and moves nothing', async () => {
    const { inspect, inspections, items, moves } = aRope();
    await inspect({ on: '2026-05-20' });
    expect(await inspect({ on: '2025-05-20' })).toMatchObject({ nextInspectionOn: '2027-05-20' });
    expect(await inspect({ on: '2025-01-10', passed: false })).toMatchObject({ state: 'stock' });
    expect([inspections.all().length, items.all()[0]?.nextInspectionOn, moves.all()]).toEqual([
      3,
      '2027-05-20',
      [],
    ]);
    // Of the same day the last word holds.
    expect(await inspect({ on: '2026-05-20', passed: false })).toMatchObject({ state: 'retired' });
  });
});

describe('a piece', () => {
  it('comes into the store on the day it was bought, else today', async () => {
    const { service, moves } = aRope();
    const one = { id: 'new', articleId: 'rope', serial: 'S-8' };
    expect(await service.create(standInCaller(), { ...one, boughtOn: '2026-01-31' })).toMatchObject({
      ...{ number: 8, state: 'stock', nextInspectionOn: '2027-01-31', articleTitle: 'Seil' },
    });
    // 31 May, 22:30 in UTC, is 1 June in Zurich.
    const today = await service.create(standInCaller(), { ...one, id: 'other' });
    expect(today.nextInspectionOn).toBe('2027-06-01');
    expect(moves.all().map(({ kind, delta, day }) => [kind, delta, day])).toEqual([
      ['receipt', 1, '2026-01-31'],
      ['receipt', 1, '2026-06-01'],
    ]);
  });

  it('is of an article whose pieces are known one by one', async () => {
    const { service } = aRope();
    const create = (articleId: string) =>
      refusal(() => service.create(standInCaller(), { id: 'new', articleId, serial: 'S' }));
    expect([await create('gloves'), await create('unknown')]).toEqual([
      'VALIDATION_FAILED articleId exists',
      'VALIDATION_FAILED articleId exists',
    ]);
  });

  it('is deleted out of the store and back into it, but not out of somebody’s hands', async () => {
    const { service, moves } = aRope();
    await service.remove(standInCaller(), 'piece', 1);
    await service.restore(standInCaller(), 'piece');
    expect(moves.all().map(({ kind, delta }) => [kind, delta])).toEqual([
      ['writtenOff', -1],
      ['writtenOff', 1],
    ]);
    expect(await refusal(() => aRope(issued).service.remove(standInCaller(), 'piece', 1))).toBe(
      'ITEM_NOT_IN_STOCK',
    );
  });

  it('that is lost or retired counts for nothing when it is deleted', async () => {
    const { service, moves } = aRope({ state: 'lost' });
    await service.remove(standInCaller(), 'piece', 1);
    expect(moves.all()).toEqual([]);
  });

  it('tells its holder’s line of a day that is set by hand', async () => {
    const { service, holdings } = aRope(issued);
    await service.update(standInCaller(), 'piece', 1, { nextInspectionOn: '2026-09-01' });
    expect(holdings.all()[0]).toMatchObject({ inspectionOn: '2026-09-01', dueOn: '2026-09-01', version: 2 });
    await service.update(standInCaller(), 'piece', 2, { note: 'x' });
    expect(holdings.all()[0]?.version).toBe(2);
  });
});
