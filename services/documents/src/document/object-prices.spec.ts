import type { PositionInput } from '@jahrring/contracts-documents';
import type { RequestContext } from '@jahrring/service-kit';
import type { ObjectRefEntity, ObjectRefRepository } from '../reference';
import { aCaller } from '@jahrring/testing/principals';
import { ObjectPrices } from './object-prices';
import type { TimeClient } from './time.client';

const anObject = (id: string, change: Partial<ObjectRefEntity> = {}): ObjectRefEntity =>
  ({
    ...{ id, kind: 'machine', title: `Objekt ${id}`, articleNumber: null, unit: 'hour', price: '120.0000' },
    ...{ prices: null, vatRateKey: 'standard', assignedEmployeeIds: null, active: true, deleted: false },
    ...change,
  }) as ObjectRefEntity;

/** Prices of these objects; `agreed`: those of the project. */
function aCatalogue(objects: ObjectRefEntity[], agreed: [string, string][] = []) {
  const asked: string[] = [];
  const find = (_ctx: RequestContext, ids: readonly string[]) =>
    Promise.resolve(objects.filter(({ id }) => ids.includes(id)));
  const time = {
    projectPrices: (_ctx: RequestContext, projectId: string, day: string) => {
      asked.push(`${projectId} ${day}`);
      return Promise.resolve(agreed);
    },
  };
  const repository = { getMany: find, choices: () => Promise.resolve(objects) };
  const prices = new ObjectPrices(
    repository as unknown as ObjectRefRepository,
    time as unknown as TimeClient,
  );
  return { prices, asked };
}
const line = (change: Partial<PositionInput> = {}): PositionInput => ({
  kind: 'item',
  text: '',
  quantity: '1',
  ...change,
});

describe('the price of an object on a day', () => {
  const dated = anObject('m', {
    prices: [
      { validFrom: '2026-01-01', price: '130.0000' },
      { validFrom: '2027-01-01', price: '140.0000' },
    ],
  });
  const priceOn = async (day: string, projectId: string | null = null, agreed: [string, string][] = []) =>
    (await aCatalogue([dated], agreed).prices.current(aCaller('manager'), ['m'], { projectId, day })).get('m')
      ?.unitPrice;

  it.each([
    ['2025-12-31', '120.0000'],
    ['2026-01-01', '130.0000'],
    ['2026-12-31', '130.0000'],
    ['2027-01-01', '140.0000'],
  ])('on %s is %s', async (day, price) => {
    expect(await priceOn(day)).toBe(price);
  });

  it('is that agreed with the project, before any other', async () => {
    expect(await priceOn('2027-01-01', 'p1', [['m', '99.5000']])).toBe('99.5000');
  });

  it('asks for those of the project on the same day, and of none where there is none', async () => {
    const { prices, asked } = aCatalogue([dated]);
    await prices.current(aCaller('manager'), ['m'], { projectId: 'p1', day: '2026-05-05' });
    await prices.current(aCaller('manager'), ['m'], { projectId: null, day: '2026-05-05' });
    expect(asked).toEqual(['p1 2026-05-05']);
  });

  it.each<[string, Partial<ObjectRefEntity>]>([
    ['is deleted', { deleted: true }],
    ['is not in use', { active: false }],
    ['has a unit of no document', { unit: 'furlong' }],
    ['has no VAT', { vatRateKey: '' }],
  ])('is none where it %s', async (_what, change) => {
    const { prices } = aCatalogue([anObject('m', change)]);
    expect(
      (await prices.current(aCaller('manager'), ['m'], { projectId: null, day: '2026-05-05' })).size,
    ).toBe(0);
  });
});

describe('a line on an object', () => {
  const fill = (lines: PositionInput[], objects = [anObject('m')]) =>
    aCatalogue(objects).prices.fill(aCaller('manager'), lines, { projectId: null, day: '2026-11-20' });

  it('takes over what it leaves out', async () => {
    expect(await fill([line({ objectId: 'm' })])).toMatchObject([
      { text: 'Objekt m', unit: 'hour', unitPrice: '120.0000', vatKey: 'standard' },
    ]);
  });

  it('keeps what it says itself', async () => {
    const own = { text: 'Bagger', unit: 'full_day' as const, unitPrice: '900', vatKey: 'reduced' as const };
    expect(await fill([line({ objectId: 'm', ...own })])).toMatchObject([own]);
  });

  it('that is there keeps its price, though the object’s is another one by now', async () => {
    const known = {
      id: 'p1',
      objectId: 'm',
      text: 'Alt',
      unit: 'hour' as const,
      unitPrice: '80',
      vatKey: 'standard' as const,
    };
    expect(await fill([line(known)], [])).toEqual([line(known)]);
  });

  it('leaves lines without an object as they are', async () => {
    const lines = [line({ text: 'Pauschale' })];
    expect(await fill(lines, [])).toEqual(lines);
  });

  it('is refused, each at its own field, where the object cannot be used any more', async () => {
    const lines = [line({ text: 'Text' }), line({ objectId: 'gone' }), line({ objectId: 'm' })];
    const gone = anObject('gone', { title: 'Alter Bagger', active: false });
    await expect(fill(lines, [anObject('m'), gone])).rejects.toMatchObject({
      ...{ code: 'DOCUMENT_FAULTY_OBJECTS', params: { titles: 'Alter Bagger' } },
      fields: [expect.objectContaining({ field: 'positions.1.objectId', code: 'exists' })],
    });
  });

  it('is refused without a name where nobody knows the object', async () => {
    await expect(fill([line({ objectId: 'x' })])).rejects.toMatchObject({ code: 'DOCUMENT_OBJECT_UNKNOWN' });
  });
});

describe('objects to choose from', () => {
  const ids = async (ctx: RequestContext, objects: ObjectRefEntity[]) =>
    (await aCatalogue(objects).prices.choose(ctx, {}, '2026-11-20')).map(({ id }) => id);

  it('with assigned people are theirs, and of who manages objects', async () => {
    const mine = aCaller('employee', { membershipId: 'anna', grants: new Map() });
    const keeper = aCaller('admin', { grants: new Map([['tools.settings.objects', 'all' as const]]) });
    const objects = [
      anObject('all'),
      anObject('anna', { assignedEmployeeIds: ['anna'] }),
      anObject('ben', { assignedEmployeeIds: ['ben'] }),
    ];
    expect(await ids(mine, objects)).toEqual(['all', 'anna']);
    expect(await ids(keeper, objects)).toEqual(['all', 'anna', 'ben']);
  });

  it('show no price to whom prices are hidden', async () => {
    const blind = aCaller('employee', { grants: new Map() });
    const [choice] = await aCatalogue([anObject('m')]).prices.choose(blind, {}, '2026-11-20');
    expect(choice?.unitPrice).toBeNull();
  });
});
