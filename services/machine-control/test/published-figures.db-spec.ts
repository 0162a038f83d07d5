import { newId } from '@jahrring/contracts-common';
import type {
  MachineCosts,
  MachineCostYears,
  MachineFiguresChanged,
} from '@jahrring/contracts-machine-control';
import { entryChanged } from '@jahrring/contracts-time';
import { FixedClock } from '@jahrring/service-kit';
import { startTestService, testMember, type TestClient, type TestService } from '@jahrring/testing';
import { machineControlService } from '../src';
import { deliverMachine, url } from './a-machine';

describe('figures of machines', () => {
  let app: TestService;
  let admin: TestClient;
  let clock: FixedClock;
  let id: string;

  beforeEach(async () => {
    clock = new FixedClock(new Date('2026-06-15T10:00:00Z'));
    app = await startTestService(machineControlService, { clock });
    admin = app.as('admin');
    id = await deliverMachine(app, {
      fuelCostPerLitre: '2.0000',
      contractCosts: [
        { kind: 'insurance', amount: '365.00', from: '2026-03-01', until: null },
        { kind: 'lease', amount: '100.00', from: '2026-04-16', until: '2027-04-15' },
      ],
    });
    for (const [readOn, value] of [
      ['2025-12-20', '100'],
      ['2026-01-10', '121'],
      ['2026-05-31', '300'],
    ]) {
      await admin.post(`${url}/machines/${id}/readings`, { readOn, value });
    }
    await admin.post(`${url}/machines/${id}/fuellings`, { fuelledOn: '2026-02-03', litres: '40.5' });
    await admin.post(`${url}/machines/${id}/works`, {
      ...{ kind: 'repair', doneOn: '2026-05-11', what: 'Schlauch', cost: '100.00' },
    });
    const basis = { purchasePrice: '100000.00', purchasedOn: '2025-11-15', residualValue: '10000.00' };
    const costs = { ...basis, usefulYears: 7, fixedPerYear: '1000.00' };
    await admin.put(`${url}/machines/${id}/cost-basis`, costs, { ifMatch: 0 });
    await app.deliver(entryChanged, {
      ...{ id: newId(), employeeId: testMember('employee'), projectId: newId(), workDate: '2026-03-02' },
      ...{ seconds: 0, billable: true, deleted: false, kind: 'machines', objectId: id },
      ...{ quantity: '7.5', unit: 'machine_hour', amount: '1237.50' },
    });
  });
  afterEach(() => app.close());

  /** Returns the published figures of the machine, the latest last. */
  const published = async (): Promise<MachineFiguresChanged[]> => {
    await app.runJob('machine-control.figures');
    const events = await app.events('machine-control.figures.changed');
    return events.map(({ payload }) => payload as unknown as MachineFiguresChanged);
  };

  it('are published once for many changes, by month', async () => {
    const [figures, ...others] = await published();
    expect(others).toEqual([]);
    expect(figures).toMatchObject({ id, unit: 'machine_hour' });
    expect(figures?.months.find(({ month }) => month === '2026-02')).toEqual({
      ...{ month: '2026-02', recorded: '0.000', charged: '0.00', litres: '40.500' },
      // 28 of the 141 days between the readings of 10 January and 31 May, in which it ran 179 hours.
      ...{ used: '35.546', fuel: '81.00', upkeep: '0.00', standing: '1062.24' },
    });
    expect(await published()).toHaveLength(1);
  });

  it('add up to what the page of the machine shows, to the hundredth', async () => {
    const months = (await published()).at(-1)?.months ?? [];
    for (const [from, to] of [
      ['2025-01-01', '2025-12-31'],
      ['2026-01-01', '2026-04-30'],
      ['2026-01-01', '2026-12-31'],
    ] as const) {
      const { body } = await admin.get(`${url}/machines/${id}/costs?from=${from}&to=${to}`);
      const page = body as MachineCosts;
      const own = months.filter(({ month }) => month >= from.slice(0, 7) && month <= to.slice(0, 7));
      const sum = (of: 'used' | 'recorded' | 'charged' | 'fuel' | 'upkeep' | 'standing', digits: number) =>
        own.reduce((total, month) => total + Number(month[of]), 0).toFixed(digits);
      const total = Number(sum('fuel', 2)) + Number(sum('upkeep', 2)) + Number(sum('standing', 2));
      expect([sum('used', 3), sum('recorded', 3), sum('charged', 2), total.toFixed(2)]).toEqual([
        ...[page.used, page.recorded, page.charged, page.total],
      ]);
    }
  });

  it('stand by year on the page of the machine: cost per hour, and what it earned beside it', async () => {
    const { body } = await admin.get(`${url}/machines/${id}/costs/years`);
    const { years } = body as MachineCostYears;
    expect(years.map(({ year }) => year)).toEqual([2026, 2025]);
    const page = await admin.get(`${url}/machines/${id}/costs?from=2026-01-01&to=2026-06-15`);
    const { total, perUnit, used, kinds } = page.body as MachineCosts;
    // 107 days of insurance; half of April, May and half of June.
    expect(kinds).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'insurance', amount: '107.00' }),
        expect.objectContaining({ kind: 'lease', amount: '200.00' }),
      ]),
    );
    const result = (1237.5 - Number(total)).toFixed(2);
    expect(years[0]).toMatchObject({ total, perUnit, used, recorded: '7.500', charged: '1237.50', result });
    expect((await app.as('employee').get(`${url}/machines/${id}/costs/years`)).status).toBe(403);
  });

  it('follow each change, and come again with a new year', async () => {
    await published();
    await admin.post(`${url}/machines/${id}/fuellings`, { fuelledOn: '2026-06-01', litres: '10' });
    const changed = (await published()).at(-1)?.months ?? [];
    expect(changed.find(({ month }) => month === '2026-06')?.fuel).toBe('20.00');
    expect(changed.at(-1)?.month).toBe('2026-12');
    clock.set(new Date('2027-01-01T08:00:00Z'));
    const all = await published();
    expect([all.length, all.at(-1)?.months.at(-1)?.month]).toEqual([3, '2027-12']);
  });
});
