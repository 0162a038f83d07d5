import { addressChanged } from '@jahrring/contracts-addresses';
import { employeeChanged } from '@jahrring/contracts-admin';
import { newId } from '@jahrring/contracts-common';
import { documentChanged, type DocumentChanged } from '@jahrring/contracts-documents';
import type { PivotView } from '@jahrring/contracts-evaluations';
import { bookingChanged } from '@jahrring/contracts-planning';
import { projectChanged, projectFiguresChanged } from '@jahrring/contracts-projects';
import { entryChanged, type EntryChanged } from '@jahrring/contracts-time';
import { startTestService, testMember, type TestClient, type TestService } from '@jahrring/testing';
import { strFromU8, unzipSync } from 'fflate';
import { evaluationsService } from '../evaluations.service-definition';

const url = '/api/evaluations/pivots';
const days = 'from=2026-01-01&to=2026-12-31';
const [forest, road, path, community, corporation] = [newId(), newId(), newId(), newId(), newId()];
const [reto, urs] = [testMember('employee'), testMember('foreman')];

describe('what is counted once, and averages', () => {
  let app: TestService;

  beforeEach(async () => {
    app = await startTestService(evaluationsService);
    for (const [id, lastName] of [[reto, 'Egli'] as const, [urs, 'Moser'] as const]) {
      await app.deliver(employeeChanged, {
        ...{ id, userId: newId(), firstName: 'Reto', lastName, email: 'a@demo.test' },
        ...{ role: 'employee' as const, active: true },
      });
    }
    for (const [id, name] of [[community, 'Gemeinde'] as const, [corporation, 'Korporation'] as const]) {
      await app.deliver(addressChanged, {
        ...{ id, name, zip: '3000', city: 'Bern', country: 'CH' as const, external: false, deleted: false },
      });
    }
    for (const [id, addressId] of [
      [forest, community] as const,
      [road, community] as const,
      [path, corporation] as const,
    ]) {
      const number = `P${[forest, road, path].indexOf(id) + 1}`;
      await app.deliver(projectChanged, {
        ...{ id, number, title: 'Auftrag', status: 'PROG' as const, deleted: false, addressId },
        assignedEmployeeIds: id === road ? [testMember('manager')] : [],
      });
    }
  });
  afterEach(() => app.close());

  const record = (values: Partial<EntryChanged>) =>
    app.deliver(entryChanged, {
      ...{ id: newId(), employeeId: reto, projectId: forest, workDate: '2026-03-02', seconds: 3600 },
      ...{ billable: true, deleted: false, amount: '90.00' },
      ...values,
    });
  /** Two days of Reto on two projects, a day of Urs, and a machine that worked no hours. */
  const recordAll = async () => {
    await record({ seconds: 4 * 3600, amount: '360.00' });
    await record({ seconds: 2 * 3600, amount: '180.00', projectId: road });
    await record({ seconds: 3 * 3600, amount: '300.00', projectId: road, workDate: '2026-04-07' });
    await record({ seconds: 6 * 3600, amount: '660.00', employeeId: urs, projectId: path });
    await record({
      ...{ kind: 'machines', seconds: 0, quantity: '5', unit: 'machine_hour', amount: '1000.00' },
      ...{ employeeId: urs, projectId: path, workDate: '2026-05-04' },
    });
  };
  const pivot = async (query: string, who: TestClient = app.as('admin')): Promise<PivotView> => {
    const { status, body, text } = await who.get(`${url}?${query}&${days}`);
    if (status !== 200) throw new Error(text);
    return body as PivotView;
  };
  const figures = ({ rows }: PivotView) =>
    Object.fromEntries(rows.map(({ labels, keys, values }) => [labels[0] ?? keys[0] ?? 'none', values]));

  it('count a person on two projects once in the total', async () => {
    await recordAll();
    const view = await pivot('rows=project&measures=people,customers,workedDays,personDays');
    expect(figures(view)).toEqual({
      'P1 Auftrag': ['1', '1', '1', '1'],
      'P2 Auftrag': ['1', '1', '2', '2'],
      'P3 Auftrag': ['1', '1', '1', '1'],
    });
    // Three rows of one person each are two people; two rows are of one customer.
    expect(view.totals).toEqual(['2', '2', '2', '3']);
    expect(figures(await pivot('rows=customer&measures=projects,people'))).toEqual({
      Gemeinde: ['2', '1'],
      Korporation: ['1', '1'],
    });
  });

  it('have totals of rows and columns of what lies behind them', async () => {
    await recordAll();
    const view = await pivot('rows=person&columns=project&measures=personDays');
    expect(view.rows.map(({ labels, values, total }) => [labels[0], values, total])).toEqual([
      ['Reto Egli', ['1', '2', null], '2'],
      ['Reto Moser', [null, null, '1'], '1'],
    ]);
    expect([view.totals, view.total]).toEqual([['1', '2', '1'], '3']);
    const average = await pivot('rows=person&columns=project&measures=hoursPerPersonDay');
    // Nine hours on two days, six on one.
    expect(average.rows.map(({ total }) => Number(total) / 3600)).toEqual([6, 4.5]);
    expect(Number(average.total) / 3600).toBe(5);
  });

  it('are averages of all lines, not of averages', async () => {
    await recordAll();
    const view = await pivot('rows=project&measures=hoursPerPersonDay,hoursPerEntry,valuePerHour');
    expect(figures(view)).toEqual({
      'P1 Auftrag': [String(4 * 3600), String(4 * 3600), '90.00'],
      'P2 Auftrag': [String(2.5 * 3600), String(2.5 * 3600), '96.00'],
      // The machine counts in no hour.
      'P3 Auftrag': [String(6 * 3600), String(6 * 3600), '110.00'],
    });
    expect(view.totals).toEqual([String(5 * 3600), String(3.75 * 3600), '100.00']);
    const machines = await pivot(
      'rows=project&measures=hoursPerPersonDay,valuePerHour&filter[kind]=machines',
    );
    expect(machines.totals).toEqual([null, null]);
  });

  it('put rows together as one without counting anybody twice, and hold them against other days', async () => {
    await recordAll();
    await record({ workDate: '2025-03-03', projectId: road });
    const top = await pivot('rows=project&measures=hours,people&top=1');
    expect(top.rows.map(({ values, others }) => [values[1], others])).toEqual([
      ['1', undefined],
      ['1', 2],
    ]);
    const held = await pivot('rows=project&measures=people&compare=yearBefore');
    expect(held.totals).toEqual(['2', '1', '1']);
    const shared = await pivot('rows=project&measures=people,hours&compare=total');
    expect(shared.columns.map(({ measure, compared }) => [measure, compared])).toEqual([
      ['people', undefined],
      ['hours', undefined],
      ['hours', 'share'],
    ]);
  });

  it('count what the reader sees alone, and keep prices of an hour to those who see prices', async () => {
    await recordAll();
    const seen = await pivot('rows=project&measures=people,projects', app.as('employee'));
    expect([seen.totals, seen.partial]).toEqual([['1', '2'], true]);
    const asked = `${url}?rows=project&measures=valuePerHour&${days}`;
    expect((await app.as('employee').get(asked)).status).toBe(403);
    expect((await app.as('manager').get(asked)).status).toBe(200);
  });

  it('are the same in files, with totals that are no formulas', async () => {
    await recordAll();
    const query = `rows=project&measures=hours,people,hoursPerPersonDay&${days}`;
    const { text } = await app.as('admin').get(`${url}/files/csv?${query}`);
    expect(text.replace('\ufeff', '').trim().split(/\r?\n/)).toEqual([
      'Projekt;Stunden;Personen;Stunden je Personentag',
      'P3 Auftrag;6.00;1;6.00',
      'P2 Auftrag;5.00;1;2.50',
      'P1 Auftrag;4.00;1;4.00',
      'Total;15.00;2;5.00',
    ]);
    const { raw } = await app.as('admin').get(`${url}/files/xlsx?${query}`);
    const sheet = strFromU8(unzipSync(raw)['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    expect(sheet).toContain('<f>SUM(B2:B4)</f>');
    expect(sheet).not.toMatch(/SUM\([CD]/);
  });

  it('count a document of two projects once, for whoever sees only its second project too', async () => {
    const issue = (values: Partial<DocumentChanged>) =>
      app.deliver(documentChanged, {
        ...{
          id: newId(),
          type: 'bill',
          status: 'CHRG',
          number: '2026-1',
          title: 'Rechnung',
          currency: 'CHF',
        },
        ...{ documentDate: '2026-03-02', dueDate: '2026-04-01', addressId: community, open: '0.00' },
        ...{ total: '300.00', net: '300.00', deleted: false },
        ...values,
      });
    await issue({
      projects: [
        { projectId: forest, net: '100.00' },
        { projectId: road, net: '200.00' },
      ],
    });
    await issue({ projectId: road, net: '400.00' });
    await issue({ type: 'bill_correction', projectId: road, net: '100.00' });
    await issue({ type: 'offer', projectId: road, net: '50.00', status: 'OFFR' });
    const query = 'source=documents&rows=project&measures=documents,revenuePerBill,offeredPerOffer,offers';
    const view = await pivot(query);
    expect(figures(view)).toEqual({
      'P1 Auftrag': ['1', '100.00', null, '0'],
      // 200 + 400 - 100 on two bills.
      'P2 Auftrag': ['4', '250.00', '50.00', '1'],
    });
    expect(view.totals).toEqual(['4', '300.00', '50.00', '1']);
    // Assigned to the second project alone.
    expect((await pivot(query, app.as('manager'))).totals).toEqual(['4', '250.00', '50.00', '1']);
  });

  it('tell how far what was done is from the plan, of what has one', async () => {
    const figuresOf = (id: string, plannedCost: string | null, plannedValue: string | null) =>
      app.deliver(projectFiguresChanged, {
        ...{ id, plannedCost, plannedValue, uncosted: 0 },
        rows: [
          {
            ...{ month: '2026-03', kind: 'hours', costCentre: '', revenueCentre: '', seconds: 3600 },
            ...{ cost: '120.00', performed: '300.00', billed: '0.00', unbilled: '300.00' },
          },
        ],
      });
    await figuresOf(forest, '100.00', null);
    await figuresOf(road, '150.00', '250.00');
    await figuresOf(path, null, null);
    const view = await pivot(
      'source=projects&rows=project&measures=costToPlan,costUse,valueToPlan,customers',
    );
    expect(figures(view)).toEqual({
      'P1 Auftrag': ['20.00', '1.2', null, '1'],
      'P2 Auftrag': ['-30.00', '0.8', '50.00', '1'],
      'P3 Auftrag': [null, null, null, '1'],
    });
    // Costs of the project without a plan are no part of it.
    expect(view.totals).toEqual(['-10.00', '0.96', '50.00', '2']);
  });

  it('count people who are booked, not those who have recorded, beside what they could do', async () => {
    const book = (resourceId: string, projectId: string) =>
      app.deliver(bookingChanged, {
        ...{ id: newId(), resourceId, projectId, firstDay: '2026-03-02', lastDay: '2026-03-02' },
        ...{ part: 'times' as const, from: '07:00', to: '12:00', share: 100 },
        ...{ status: 'planned' as const, deleted: false },
      });
    await book(reto, forest);
    await book(reto, road);
    await recordAll();
    const view = await pivot('source=plan&rows=project&measures=plannedHours,hoursToPlan,people');
    expect(figures(view)).toEqual({
      'P1 Auftrag': [String(5 * 3600), String(-3600), '1'],
      'P2 Auftrag': [String(5 * 3600), '0', '1'],
      'P3 Auftrag': ['0', String(6 * 3600), '0'],
    });
    expect(view.totals).toEqual([String(10 * 3600), String(5 * 3600), '1']);
    const [alone, beside] = [
      await pivot('source=plan&rows=month&measures=capacityHours'),
      await pivot('source=plan&rows=month&measures=capacityHours,projects'),
    ];
    expect([beside.totals[0], beside.totals[1]]).toEqual([alone.totals[0], '2']);
  });
});
