import { newId } from '@jahrring/contracts-common';
import type { PivotView, SourceRows } from '@jahrring/contracts-evaluations';
import { objectChanged, rateCategoryChanged } from '@jahrring/contracts-inventory';
import { machineFiguresChanged, type MachineFigureMonth } from '@jahrring/contracts-machine-control';
import { FixedClock } from '@jahrring/service-kit';
import { startTestService, type TestClient, type TestService } from '@jahrring/testing';
import { evaluationsService } from '../evaluations.service-definition';

const days = 'from=2026-01-01&to=2026-12-31';
const [forwarder, pickup, category] = [newId(), newId(), newId()];

describe('evaluations of machines', () => {
  let app: TestService;

  const month = (values: Partial<MachineFigureMonth> = {}): MachineFigureMonth => ({
    ...{ month: '2026-03', used: '40.5', recorded: '38', charged: '6270.00', litres: '540.25' },
    ...{ fuel: '972.45', upkeep: '150.00', standing: '3100.05' },
    ...values,
  });
  const tell = (
    id: string,
    months: MachineFigureMonth[],
    { second = 0, unit = 'machine_hour' as 'machine_hour' | 'km' } = {},
  ) =>
    app.deliver(
      machineFiguresChanged,
      { id, unit, months },
      { occurredAt: new Date(Date.UTC(2026, 5, 1, 8, 0, second)) },
    );
  const pivot = async (query: string, who: TestClient = app.as('admin')): Promise<PivotView> => {
    const { status, body, text } = await who.get(`/api/evaluations/pivots?source=machines&${query}&${days}`);
    if (status !== 200) throw new Error(text);
    return body as PivotView;
  };

  beforeEach(async () => {
    app = await startTestService(evaluationsService, {
      clock: new FixedClock(new Date('2026-06-15T10:00:00Z')),
    });
    for (const [id, title] of [[forwarder, 'Forwarder'] as const, [pickup, 'Pick-up'] as const]) {
      await app.deliver(objectChanged, {
        ...{ id, title, unit: 'machine_hour', price: '165.0000' },
        ...(id === forwarder
          ? { kind: 'machines' as const, rateCategoryId: category }
          : { kind: 'vehicles' as const }),
        ...{ vatRateKey: 'standard', active: true, deleted: false },
      });
    }
  });
  afterEach(() => app.close());

  it('show what each unit costs, against what is charged', async () => {
    await tell(forwarder, [
      month(),
      month({ month: '2026-04', used: '9.5', fuel: '227.55', standing: '0.00' }),
    ]);
    const { rows, partial } = await pivot(
      'rows=object,unit&measures=used,litres,machineCost,costPerUnit,chargedPerUnit',
    );
    // (972.45 + 150 + 3100.05 + 227.55 + 150) / 50 hours; 12 540 / 76 recorded ones.
    expect(rows.map(({ labels, values }) => [labels[0], ...values])).toEqual([
      ['Forwarder', '50', '1080.5', '4600.05', '92.00', '165.00'],
    ]);
    expect(partial).toBe(false);
  });

  it('add no hours to kilometres', async () => {
    await tell(forwarder, [month()]);
    await tell(pickup, [month({ used: '1200' })], { unit: 'km' });
    const { rows, totals } = await pivot('rows=month&measures=used,costPerUnit,machineCost');
    expect(rows.find(({ keys }) => keys[0] === '2026-03')?.values).toEqual([null, null, '8445.00']);
    expect(totals).toEqual([null, null, '8445.00']);
  });

  it('are told apart by kind and rate category', async () => {
    await app.deliver(rateCategoryChanged, {
      ...{ id: category, title: 'Schwere Maschinen', active: true, deleted: false, rates: [] },
    });
    await tell(forwarder, [month()]);
    await tell(pickup, [month({ fuel: '0.00' })]);
    const fuel = async (query: string) =>
      (await pivot(`measures=fuelCost&${query}`)).rows.map(({ keys, labels, values }) => [
        ...[keys[0], labels[0], values[0]],
      ]);
    expect(await fuel('rows=objectKind')).toEqual([
      ['machines', null, '972.45'],
      ['vehicles', null, '0.00'],
    ]);
    expect(await fuel('rows=rateCategory')).toEqual([
      [category, 'Schwere Maschinen', '972.45'],
      [null, null, '0.00'],
    ]);
    expect(await fuel('rows=object&filter[objectKind]=vehicles')).toEqual([[pickup, 'Pick-up', '0.00']]);
    expect(await fuel(`rows=object&filter[rateCategory]=${category}`)).toEqual([
      [forwarder, 'Forwarder', '972.45'],
    ]);
    expect(await fuel('rows=object&filter[without]=rateCategory')).toEqual([[pickup, 'Pick-up', '0.00']]);
    const csv = await app
      .as('admin')
      .get(`/api/evaluations/pivots/files/csv?source=machines&rows=objectKind&measures=fuelCost&${days}`);
    expect(csv.text).toContain('Fahrzeuge;0.00');
  });

  it('show no month to come, and never older figures than they have', async () => {
    await tell(forwarder, [month(), month({ month: '2026-09' })], { second: 5 });
    await tell(forwarder, [month({ fuel: '1.00' })], { second: 3 });
    expect((await pivot('rows=object&measures=fuelCost')).totals).toEqual(['972.45']);
  });

  it('name the months of a figure, each leading to its machine', async () => {
    await tell(forwarder, [month()]);
    await tell(pickup, [month()]);
    const { body } = await app
      .as('admin')
      .get(`/api/evaluations/rows?source=machines&filter[object]=${pickup}&${days}`);
    const { columns, items, total } = body as SourceRows;
    expect([total, items[0]?.path]).toEqual([1, `/machinecontrol/objects/${pickup}`]);
    expect(items[0]?.cells[columns.indexOf('machineCost')]).toBe('4222.50');
  });

  it('are for those alone who manage machines', async () => {
    await tell(forwarder, [month()]);
    for (const role of ['foreman', 'employee', 'guest'] as const) {
      const who = app.as(role);
      const asked = `source=machines&rows=object&measures=used&${days}`;
      expect((await who.get(`/api/evaluations/pivots?${asked}`)).status).toBe(403);
      expect((await who.get(`/api/evaluations/pivots/files/csv?${asked}`)).status).toBe(403);
      const rows = await who.get(`/api/evaluations/rows?source=machines&${days}`);
      expect((rows.body as Partial<SourceRows>).items ?? []).toEqual([]);
    }
  });
});
