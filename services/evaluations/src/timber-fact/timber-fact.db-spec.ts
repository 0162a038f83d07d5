import { addressChanged } from '@jahrring/contracts-addresses';
import { newId } from '@jahrring/contracts-common';
import type { PivotView, SourceRows } from '@jahrring/contracts-evaluations';
import { lotChanged, type LotChanged } from '@jahrring/contracts-timber';
import { FixedClock } from '@jahrring/service-kit';
import { startTestService, type TestClient, type TestService } from '@jahrring/testing';
import { evaluationsService } from '../evaluations.service-definition';

const year = 'from=2026-01-01&to=2026-12-31';
const buyerId = newId();
const timber = 'tools.timber.index';
const sells = 'tools.timber.manage';
const prices = 'tools.project.showprice';

type Item = NonNullable<LotChanged['items']>[number];

describe('evaluations of round timber', () => {
  let app: TestService;

  const item = (values: Partial<Item> = {}): Item => ({
    ...{ species: 'fi', assortment: 'L1', quality: 'B', thicknessClass: '2b', stemCount: 10 },
    ...{ volume: '12.500', value: '1250.00', ...values },
  });
  const tell = (items: Item[], { at = 0, ...values }: Partial<LotChanged> & { at?: number } = {}) =>
    app.deliver(
      lotChanged,
      {
        ...{ id: newId(), number: '00007', title: 'Los am Weg', kind: 'stems', state: 'measured', items },
        ...{ originId: null, buyerId: null, measuredOn: '2026-03-05', soldOn: null, stemCount: 0 },
        ...{ volume: '0.000', value: null, deleted: false, ...values },
      },
      { occurredAt: new Date(Date.UTC(2026, 5, 1, 8, 0, at)) },
    );
  const as = (...keys: string[]) =>
    app.as('employee', {
      grants: new Map([...keys, 'tools.evaluation.index'].map((key) => [key, 'all' as const])),
    });
  const pivot = async (query: string, who: TestClient = as(timber, sells, prices)): Promise<PivotView> => {
    const { status, body, text } = await who.get(`/api/evaluations/pivots?source=timber&${query}&${year}`);
    if (status !== 200) throw new Error(text);
    return body as PivotView;
  };

  beforeEach(async () => {
    app = await startTestService(evaluationsService, {
      clock: new FixedClock(new Date('2026-06-15T10:00:00Z')),
    });
    await app.deliver(addressChanged, {
      ...{ id: buyerId, name: 'Säge AG', zip: '3400', city: 'Burgdorf', country: 'CH' as const },
      ...{ external: false, deleted: false },
    });
  });
  afterEach(() => app.close());

  it('add up volume, stems and value by assortment and state, each lot once', async () => {
    await tell([item(), item({ assortment: 'L2', volume: '3.250', value: null, stemCount: 4 })]);
    await tell([item({ species: 'bu', volume: '7.500', value: '900.00', stemCount: 5 })], {
      ...{ state: 'sold', buyerId },
    });
    const measures = 'timberVolume,stems,lots,timberValue,valuePerVolume';
    const { rows, totals } = await pivot(`rows=assortment&measures=${measures}`);
    expect(rows.map(({ labels, values }) => [labels[0], ...values])).toEqual([
      ['L1', '20', '15', '2', '2150.00', '107.50'],
      ['L2', '3.25', '4', '1', '0.00', null],
    ]);
    // The price of a m³ is of what has one.
    expect(totals).toEqual(['23.25', '19', '2', '2150.00', '107.50']);
    const states = await pivot('rows=lotState&columns=species&measures=timberVolume');
    expect(states.rows.map(({ keys, values }) => [keys[0], ...values])).toEqual([
      ['measured', null, '15.75'],
      ['sold', '7.5', null],
    ]);
    const buyers = await pivot('rows=customer&measures=timberValue&filter[lotState]=sold');
    expect(buyers.rows.map(({ labels, values }) => [labels[0], ...values])).toEqual([['Säge AG', '900.00']]);
  });

  it('are of the last state of a lot, and nothing of a deleted one', async () => {
    const id = newId();
    await tell([item({ volume: '2.000' })], { id, at: 5 });
    await tell([item(), item({ quality: 'C' })], { id, at: 3 });
    expect((await pivot('rows=quality&measures=timberVolume')).totals).toEqual(['2']);
    await tell([], { id, at: 7, deleted: true });
    expect((await pivot('rows=quality&measures=timberVolume')).rows).toEqual([]);
  });

  it('name what a figure is made of, each leading to its lot', async () => {
    const id = newId();
    await tell([item(), item({ quality: null, value: null })], { id });
    const { body } = await as(timber, sells, prices).get(
      `/api/evaluations/rows?source=timber&filter[without]=quality&${year}`,
    );
    const { columns, items, total } = body as SourceRows;
    const cell = (name: (typeof columns)[number]) => items[0]?.cells[columns.indexOf(name)];
    expect([total, items[0]?.path]).toEqual([1, `/timber/lots/${id}`]);
    expect([cell('number'), cell('timberVolume'), cell('stems'), cell('timberValue')]).toEqual([
      ...['00007', '12.5', '10', null],
    ]);
    const file = await as(timber).get(`/api/evaluations/rows/files/csv?source=timber&${year}`);
    expect(file.text).toContain('Fichte');
  });

  it('are for who may see timber; its value for who sells it and sees prices', async () => {
    await tell([item()]);
    const value = `rows=lotState&measures=timberValue`;
    expect((await pivot(value)).totals).toEqual(['1250.00']);
    expect((await pivot('rows=lotState&measures=timberVolume', as(timber))).totals).toEqual(['12.5']);
    const status = async (who: TestClient, path: string) =>
      (await who.get(`/api/evaluations/${path}&source=timber&${year}`)).status;
    for (const who of [as(timber), as(timber, prices), as(timber, sells)]) {
      expect(await status(who, `pivots?${value}`)).toBe(403);
      expect(await status(who, `pivots/files/csv?${value}`)).toBe(403);
      const { body } = await who.get(`/api/evaluations/rows?source=timber&${year}`);
      const { columns, total } = body as SourceRows;
      expect([total, columns.includes('timberValue')]).toEqual([1, false]);
    }
    const without = as(sells, prices);
    expect(await status(without, 'pivots?rows=lotState&measures=timberVolume')).toBe(403);
    const { body } = await without.get(`/api/evaluations/rows?source=timber&${year}`);
    expect((body as SourceRows).total).toBe(0);
  });
});
