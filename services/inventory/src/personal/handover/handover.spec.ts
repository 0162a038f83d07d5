import { standInCaller, InMemory, noDatabase, refusal } from '@jahrring/testing/memory';
import type { CreateHandover, IssueLine, ReturnLine } from '@jahrring/contracts-inventory';
import fc from 'fast-check';
import type { EmployeeRefEntity, EmployeeRefRepository } from '../../reference';
import type { PersonalArticleEntity } from '../article/personal-article.entity';
import type { PersonalArticleRepository } from '../article/personal-article.repository';
import type { StockMoveEntity } from '../article/stock-move.entity';
import type { StockMoveRepository } from '../article/stock-move.repository';
import type { PersonalItemEntity } from '../item/personal-item.entity';
import type { PersonalItemRepository } from '../item/personal-item.repository';
import type { HandoverEntity } from './handover.entity';
import type { HandoverPrinter } from './handover-printer';
import type { HandoverRepository } from './handover.repository';
import { HandoverService } from './handover.service';
import type { HoldingEntity } from './holding.entity';
import type { HoldingRepository } from './holding.repository';
import { IssueService } from './issue.service';
import { ReturnService } from './return.service';

/** A store with gloves by size, trousers to be exchanged after two years, and ropes that are known one by one. */
function aStore() {
  const articles = new InMemory<PersonalArticleEntity>([
    { id: 'gloves', title: 'Handschuhe', serial: false, sizes: ['9', '10'], exchangeMonths: null },
    { id: 'trousers', title: 'Schnittschutzhose', serial: false, sizes: [], exchangeMonths: 24 },
    { id: 'rope', title: 'Seil', serial: true, sizes: [], exchangeMonths: 120 },
  ]);
  const items = new InMemory<PersonalItemEntity>([
    { id: 'rope-1', articleId: 'rope', number: 1, serial: 'S-1', size: '45 m', state: 'stock', holderId: null, nextInspectionOn: '2027-03-01' },
    { id: 'rope-2', articleId: 'rope', number: 2, serial: 'S-2', size: null, state: 'issued', holderId: 'beat', nextInspectionOn: null },
  ]); // oxfmt-ignore
  const employees = new InMemory<EmployeeRefEntity>([
    { id: 'anna', name: 'Anna Muster', active: true },
    { id: 'beat', name: 'Beat Wald', active: true },
    { id: 'caller', name: 'Lea Lager', active: true },
  ]);
  const holdings = new InMemory<HoldingEntity>();
  const moves = new InMemory<StockMoveEntity>();
  let number = 0;
  const handovers = Object.assign(new InMemory<HandoverEntity>(), { nextNumber: async () => (number += 1) });
  const people = employees as unknown as EmployeeRefRepository;
  const issues = new IssueService(
    articles as unknown as PersonalArticleRepository,
    items as unknown as PersonalItemRepository,
    holdings as unknown as HoldingRepository,
    moves as unknown as StockMoveRepository,
    people,
  );
  const returns = new ReturnService(
    articles as unknown as PersonalArticleRepository,
    items as unknown as PersonalItemRepository,
    holdings as unknown as HoldingRepository,
    moves as unknown as StockMoveRepository,
  );
  const service = new HandoverService(
    noDatabase,
    handovers as unknown as HandoverRepository,
    people,
    issues,
    returns,
    {} as HandoverPrinter,
  );
  const hand = (issued: IssueLine[], returned: ReturnLine[] = [], change: Partial<CreateHandover> = {}) =>
    service.create(standInCaller(), {
      ...{ id: `handover-${handovers.all().length}`, employeeId: 'anna', on: '2026-03-01', signedAt: '2026-03-01T08:00:00.000Z' },
      ...{ issued, returned, note: undefined, personSignature: 'p', giverSignature: 'g' },
      ...change,
    } as CreateHandover); // oxfmt-ignore
  const stock = (articleId: string) =>
    moves.all().reduce((sum, move) => sum + (move.articleId === articleId ? move.delta : 0), 0);
  const held = (articleId: string) =>
    holdings.all().reduce((sum, one) => sum + (one.articleId === articleId ? one.open : 0), 0);
  return { articles, items, holdings, moves, handovers, hand, stock, held };
}

const gloves = (quantity: number, change: Partial<IssueLine> = {}): IssueLine => ({
  ...{ id: 'holding', articleId: 'gloves', itemId: null, size: '10', quantity },
  ...change,
});
const rope = (itemId: string, quantity = 1): IssueLine => ({
  id: itemId,
  articleId: 'rope',
  itemId,
  quantity,
});
const back = (
  holdingId: string,
  quantity: number,
  outcome: ReturnLine['outcome'] = 'returned',
): ReturnLine => ({
  ...{ holdingId, quantity, outcome },
});

describe('what somebody is given', () => {
  it('leaves the store, and is theirs from that day on', async () => {
    const store = aStore();
    const paper = await store.hand([gloves(3)]);
    expect([store.stock('gloves'), store.held('gloves')]).toEqual([-3, 3]);
    expect(store.holdings.all()[0]).toMatchObject({
      ...{ id: 'holding', employeeId: 'anna', size: '10', quantity: 3, open: 3, givenOn: '2026-03-01' },
      ...{ exchangeOn: null, inspectionOn: null, dueOn: null, handoverId: paper.id },
    });
    expect(paper).toMatchObject({ number: 1, employeeName: 'Anna Muster', giverName: 'Lea Lager' });
    expect(paper.lines).toEqual([
      { title: 'Handschuhe', size: '10', serial: null, quantity: 3, outcome: null, note: null },
    ]);
  });

  it('is due for exchange so many months later, the last day of a shorter month', async () => {
    const store = aStore();
    await store.hand([gloves(1, { articleId: 'trousers', size: null })], [], { on: '2024-02-29' });
    expect(store.holdings.all()[0]).toMatchObject({ exchangeOn: '2026-02-28', dueOn: '2026-02-28' });
  });

  it('is due by its inspection where that comes first', async () => {
    const store = aStore();
    await store.hand([rope('rope-1')]);
    expect(store.holdings.all()[0]).toMatchObject({
      ...{ exchangeOn: '2036-03-01', inspectionOn: '2027-03-01', dueOn: '2027-03-01', size: '45 m' },
    });
    expect(await store.items.get(null, 'rope-1')).toMatchObject({ state: 'issued', holderId: 'anna' });
  });

  it.each<[string, IssueLine[], string]>([
    ['an article that is not there', [gloves(1, { articleId: 'boots' })], 'VALIDATION_FAILED issued.0.articleId exists'],
    ['a piece that is not named', [gloves(1), rope('')], 'VALIDATION_FAILED issued.1.itemId exists'],
    ['two of one piece', [rope('rope-1', 2)], 'VALIDATION_FAILED issued.0.quantity maxNumber'],
    ['a piece that somebody has', [rope('rope-2')], 'ITEM_NOT_IN_STOCK'],
    ['a piece twice at once', [rope('rope-1'), { ...rope('rope-1'), id: 'again' }], 'ITEM_NOT_IN_STOCK'],
  ])('cannot be %s', async (_what, issued, expected) => {
    const store = aStore();
    expect(await refusal(() => store.hand(issued))).toBe(expected);
    expect([store.moves.all(), store.holdings.all()]).toEqual([[], []]);
  }); // oxfmt-ignore

  it('goes to somebody of the licence', async () => {
    const store = aStore();
    expect(await refusal(() => store.hand([gloves(1)], [], { employeeId: 'nobody' }))).toBe(
      'VALIDATION_FAILED employeeId exists',
    );
  });

  it('says who has a piece that is not in the store', async () => {
    await expect(aStore().hand([rope('rope-2')])).rejects.toMatchObject({
      params: { number: 2, title: 'Seil', name: 'Beat Wald' },
    });
  });
});

describe('what somebody gives back', () => {
  it.each([
    ['returned', 2, -1],
    ['worn', 2, -3],
    ['lost', 2, -3],
  ] as const)('%s of three: what is left is still held, and only what came back lies in the store', async (outcome, quantity, stock) => {
    const store = aStore();
    await store.hand([gloves(3)]);
    const paper = await store.hand([], [back('holding', quantity, outcome)]);
    expect([store.held('gloves'), store.stock('gloves')]).toEqual([1, stock]);
    expect(paper.lines).toEqual([
      { title: 'Handschuhe', size: '10', serial: null, quantity, outcome, note: null },
    ]);
  }); // oxfmt-ignore

  it.each([
    ['returned', 'stock', 0],
    ['worn', 'retired', -1],
    ['lost', 'lost', -1],
  ] as const)('a piece that is %s is %s', async (outcome, state, stock) => {
    const store = aStore();
    await store.hand([rope('rope-1')]);
    await store.hand([], [back('rope-1', 1, outcome)]);
    expect(await store.items.get(null, 'rope-1')).toMatchObject({ state, holderId: null });
    expect(store.stock('rope')).toBe(stock);
  });

  it('is no more than they hold, and nothing of somebody else', async () => {
    const store = aStore();
    await store.hand([gloves(3)]);
    expect(await refusal(() => store.hand([], [back('holding', 4)]))).toBe('HOLDING_ENDED');
    expect(await refusal(() => store.hand([], [back('unknown', 1)]))).toBe('HOLDING_ENDED');
    expect(await refusal(() => store.hand([], [back('holding', 1)], { employeeId: 'beat' }))).toBe(
      'HOLDING_ENDED',
    );
    expect(store.held('gloves')).toBe(3);
  });

  it('can be given out again on the same paper', async () => {
    const store = aStore();
    await store.hand([rope('rope-1')]);
    const paper = await store.hand([{ ...rope('rope-1'), id: 'next' }], [back('rope-1', 1)]);
    expect(paper.lines.map(({ outcome }) => outcome)).toEqual([null, 'returned']);
    expect(await store.items.get(null, 'rope-1')).toMatchObject({ state: 'issued', holderId: 'anna' });
  });

  it('carries its note into the store, else the number of the piece', async () => {
    const store = aStore();
    await store.hand([rope('rope-1')]);
    await store.hand([], [{ ...back('rope-1', 1), note: 'nass' }]);
    expect(store.moves.all().map(({ kind, note }) => [kind, note])).toEqual([
      ['issued', 'S-1'],
      ['returned', 'nass'],
    ]);
  });
});

it('store and people together never have more or less than came in, less what was worn or lost', async () => {
  const step = fc.record({
    give: fc.integer({ min: 0, max: 5 }),
    take: fc.integer({ min: 0, max: 5 }),
    outcome: fc.constantFrom<ReturnLine['outcome']>('returned', 'worn', 'lost'),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
      const store = aStore();
      await store.moves.insert(null, { articleId: 'gloves', kind: 'receipt', delta: 50 });
      let gone = 0;
      for (const [index, { give, take, outcome }] of steps.entries()) {
        const [holding] = store.holdings.all().filter(({ open }) => open > 0);
        const quantity = Math.min(take, holding?.open ?? 0);
        const returned = holding && quantity > 0 ? [back(holding.id, quantity, outcome)] : [];
        const issued = give > 0 ? [gloves(give, { id: `holding-${index}` })] : [];
        if (issued.length + returned.length > 0) await store.hand(issued, returned);
        if (returned.length > 0 && outcome !== 'returned') gone += quantity;
        expect(store.stock('gloves') + store.held('gloves') + gone).toBe(50);
      }
    }),
    { numRuns: 50 },
  );
});
