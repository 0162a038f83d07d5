import { addressChanged } from '@jahrring/contracts-addresses';
import { newId } from '@jahrring/contracts-common';
import { documentChanged, paymentRecorded, type DocumentChanged } from '@jahrring/contracts-documents';
import type { PivotView, SourceRows } from '@jahrring/contracts-evaluations';
import { projectChanged, projectFiguresChanged, type ProjectFigureRow } from '@jahrring/contracts-projects';
import { entryChanged } from '@jahrring/contracts-time';
import { startTestService, testMember, type TestClient, type TestService } from '@jahrring/testing';
import { evaluationsService } from '../evaluations.service-definition';

const days = 'from=2026-01-01&to=2026-12-31';
const [forest, road, customer, other] = [newId(), newId(), newId(), newId()];

describe('evaluations of costs, projects and documents', () => {
  let app: TestService;

  const tellProject = (id: string, people: { assigned?: string[]; addressId?: string } = {}) =>
    app.deliver(projectChanged, {
      ...{
        id,
        number: id === forest ? 'P1' : 'P2',
        title: 'Auftrag',
        status: 'PROG' as const,
        deleted: false,
      },
      ...{ addressId: people.addressId ?? customer, assignedEmployeeIds: people.assigned ?? [] },
    });
  const row = (values: Partial<ProjectFigureRow> = {}): ProjectFigureRow => ({
    ...{ month: '2026-03', kind: 'hours', costCentre: '100', revenueCentre: '', seconds: 3600 },
    ...{ cost: '40.00', performed: '90.00', billed: '0.00', unbilled: '90.00' },
    ...values,
  });
  const tellFigures = (id: string, rows: ProjectFigureRow[], second = 0) =>
    app.deliver(
      projectFiguresChanged,
      { id, rows, plannedCost: id === forest ? '200.00' : null, plannedValue: null, uncosted: 0 },
      { occurredAt: new Date(Date.UTC(2026, 10, 1, 8, 0, second)) },
    );
  const document = (values: Partial<DocumentChanged>): DocumentChanged => ({
    ...{ id: newId(), type: 'bill', status: 'CHRG', number: '2026-1', title: 'Rechnung', currency: 'CHF' },
    ...{ documentDate: '2026-03-02', dueDate: '2026-04-01', projectId: forest, addressId: customer },
    ...{ total: '108.10', net: '100.00', open: '108.10', deleted: false },
    ...values,
  });
  const tell = (values: DocumentChanged, second = 0) =>
    app.deliver(documentChanged, values, { occurredAt: new Date(Date.UTC(2026, 10, 1, 8, 0, second)) });
  const pivot = async (query: string, who: TestClient = app.as('admin')): Promise<PivotView> => {
    const { status, body, text } = await who.get(`/api/evaluations/pivots?${query}&${days}`);
    if (status !== 200) throw new Error(text);
    return body as PivotView;
  };
  const rowsOf = async (query: string, who: TestClient = app.as('admin')): Promise<SourceRows> => {
    const { status, body, text } = await who.get(`/api/evaluations/rows?${query}&${days}`);
    if (status !== 200) throw new Error(text);
    return body as SourceRows;
  };
  const figures = ({ rows }: PivotView) =>
    Object.fromEntries(rows.map(({ labels, keys, values }) => [labels[0] ?? keys[0] ?? 'none', values]));

  beforeEach(async () => {
    app = await startTestService(evaluationsService);
    for (const [id, name] of [[customer, 'Gemeinde'] as const, [other, 'Korporation'] as const]) {
      await app.deliver(addressChanged, {
        ...{ id, name, zip: '3000', city: 'Bern', country: 'CH' as const, external: false, deleted: false },
      });
    }
    await tellProject(forest, { assigned: [testMember('manager')] });
    await tellProject(road, { addressId: other });
  });
  afterEach(() => app.close());

  it('show what projects cost and brought in by month, and as a whole', async () => {
    const months = [row(), row({ month: '2026-04', cost: '60.00', billed: '300.00', unbilled: '0.00' })];
    await tellFigures(forest, months);
    await tellFigures(road, [row({ month: '2025-12', costCentre: '' }), row({ costCentre: '' })]);
    const margin = 'rows=project&measures=plannedCost,cost,costUse,margin,marginShare';
    expect(figures(await pivot(`source=projects&${margin}`))).toEqual({
      'P1 Auftrag': ['200.00', '100.00', '0.5', '290.00', '0.7436'],
    });
    expect(figures(await pivot(`source=costs&rows=costCentre&measures=cost,unbilled`))).toEqual({
      ...{ 100: ['100.00', '90.00'], none: ['40.00', '90.00'] },
    });
    const unbilled = await pivot('source=costs&rows=customer&columns=performedAge&measures=unbilled');
    expect(unbilled.columns.map(({ keys }) => keys[0])).toEqual(['older']);
    expect(figures(unbilled)).toEqual({ Gemeinde: ['90.00'], Korporation: ['90.00'] });
  });

  it('name costs that are of no kind of line, and lead to them', async () => {
    await tellFigures(forest, [row(), row({ kind: 'other', cost: '7.00' })]);
    const asked = `source=costs&rows=kind&measures=cost&${days}`;
    const { text } = await app.as('admin').get(`/api/evaluations/pivots/files/csv?${asked}`);
    expect(text).toContain('Übriges;7.00');
    const { items, columns } = await rowsOf('source=costs&filter[kind]=other');
    expect(items.map(({ cells }) => cells[columns.indexOf('cost')])).toEqual(['7.00']);
  });

  it('replace the months of a project, and never by older ones', async () => {
    await tellFigures(forest, [row(), row({ kind: 'machines' })], 5);
    await tellFigures(forest, [row({ cost: '1.00' })], 9);
    await tellFigures(forest, [row({ cost: '7000.00' })], 7);
    expect(figures(await pivot('source=costs&rows=project&measures=cost'))).toEqual({
      'P1 Auftrag': ['1.00'],
    });
  });

  it('show revenue, what is open and how long payment took', async () => {
    const paid = document({ status: 'PAID', open: '0.00', number: '2026-2' });
    await app.deliver(paymentRecorded, {
      ...{
        id: newId(),
        documentId: paid.id,
        documentNumber: '2026-2',
        paidOn: '2026-03-22',
        amount: '108.10',
      },
      ...{ deducted: '0.00', currency: 'CHF' as const, open: '0.00' },
    });
    await tell(paid);
    await tell(document({ exchangeRate: '0.95', currency: 'EUR' }));
    await tell(document({ type: 'bill_correction', net: '30.00', number: '2026-3' }));
    const measures = 'measures=revenue,openAmount,daysToPayment,documents';
    // 100 + 95 - 30 billed; 108.10 × 0.95 open.
    expect(figures(await pivot(`source=documents&rows=customer&${measures}`))).toEqual({
      Gemeinde: ['165.00', '102.70', '20', '3'],
    });
    const open = await pivot('source=documents&rows=customer&columns=dueAge&measures=openAmount');
    expect([open.columns[0]?.keys, open.totals]).toEqual([['over90'], ['102.70']]);
    const { items, total } = await rowsOf('source=documents&filter[dueAge]=over90&filter[documentType]=bill');
    expect([total, items[0]?.path.startsWith('/documents/')]).toEqual([2, true]);
  });

  it('share a collective bill out to its projects, to the last Rappen', async () => {
    const projects = [forest, road].map((projectId, index) => ({
      projectId,
      net: ['33.33', '66.67'][index] ?? '',
    }));
    await tell(document({ projects, billKind: 'collective', open: '108.11', total: '108.11' }));
    const { rows, totals } = await pivot(
      'source=documents&rows=project&measures=revenue,openAmount,documents',
    );
    expect(totals).toEqual(['100.00', '108.11', '1']);
    expect(rows.map(({ values }) => values[0])).toEqual(['66.67', '33.33']);
  });

  it('count offers as won and lost, also when they are archived later, and drafts not at all', async () => {
    const offers = ['CONF', 'REJC', 'CONF', 'OFFR', 'CANC'].map((status) =>
      document({ type: 'offer', status: status as DocumentChanged['status'], net: '10.00' }),
    );
    for (const offer of offers) await tell(offer);
    for (const offer of offers.slice(0, 2)) await tell({ ...offer, status: 'ARCH' }, 5);
    const { number: _number, ...draft } = document({ type: 'offer', status: 'PREP' });
    await tell(draft);
    const shown = await pivot('source=documents&rows=customer&measures=hitRate,offers,offered');
    expect(figures(shown)).toEqual({ Gemeinde: ['0.6667', '5', '50.00'] });
  });

  it('count an offer of several projects in each of them, and once in all', async () => {
    const parts = (...ids: string[]) => ids.map((projectId) => ({ projectId, net: '50.00' }));
    const offer = { type: 'offer', net: '100.00' } as const;
    await tell(document({ ...offer, status: 'CONF', projects: parts(forest, road) }));
    await tell(document({ ...offer, status: 'REJC', projectId: road }));
    const shown = await pivot('source=documents&rows=project&measures=hitRate,offers');
    const byProject = new Map(shown.rows.map(({ keys, values }) => [keys[0], values]));
    expect([byProject.get(forest), byProject.get(road)]).toEqual([
      ['1', '1'],
      ['0.5', '2'],
    ]);
    expect(shown.totals).toEqual(['0.5', '2']);
  });

  it('average the days to payment of bills, each once in a project and in all', async () => {
    const pay = async (bill: DocumentChanged, paidOn: string) => {
      await tell(bill);
      await app.deliver(paymentRecorded, {
        ...{ id: newId(), documentId: bill.id, documentNumber: '2026-2', paidOn, amount: '100.00' },
        ...{ deducted: '0.00', currency: 'CHF' as const, open: '0.00' },
      });
    };
    const paid = { status: 'PAID', documentDate: '2026-03-02', billKind: 'collective' } as const;
    const parts = [forest, road].map((projectId) => ({ projectId, net: '50.00' }));
    await pay(document({ ...paid, projects: parts }), '2026-03-12');
    await pay(document({ ...paid, projectId: road }), '2026-04-01');
    const shown = await pivot('source=documents&rows=project&measures=daysToPayment');
    const byProject = new Map(shown.rows.map(({ keys, values }) => [keys[0], values[0]]));
    expect([byProject.get(forest), byProject.get(road), shown.totals]).toEqual(['10', '20', ['20']]);
  });

  it('show machines and material by object and unit', async () => {
    const [harvester, plants] = [newId(), newId()];
    const line = (values: object) =>
      app.deliver(entryChanged, {
        ...{ id: newId(), employeeId: testMember('employee'), projectId: forest, workDate: '2026-03-02' },
        ...{ seconds: 0, billable: true, deleted: false },
        ...values,
      });
    await line({
      kind: 'machines',
      objectId: harvester,
      quantity: '2.5',
      unit: 'machine_hour',
      amount: '400.00',
    });
    await line({
      kind: 'machines',
      objectId: harvester,
      quantity: '1.125',
      unit: 'machine_hour',
      amount: '180.00',
    });
    await line({ kind: 'plants', objectId: plants, quantity: '250', unit: 'piece', amount: '375.00' });
    const use = await pivot('rows=object,unit&measures=quantity,amount&filter[kind]=machines');
    expect(use.rows.map(({ keys, values }) => [...keys, ...values])).toEqual([
      [harvester, 'machine_hour', '3.625', '580.00'],
    ]);
    const all = await pivot('rows=project&measures=quantity');
    expect(all.rows[0]?.values).toEqual([null]);
  });

  it('are limited to projects of who does not see all, and to who sees costs and prices', async () => {
    await tellFigures(forest, [row()]);
    await tellFigures(road, [row()]);
    await tell(document({}));
    await tell(document({ projectId: road }));
    await tell(document({ projectId: undefined }));
    const manager = app.as('manager');
    const seen = await pivot('source=costs&rows=project&measures=cost', manager);
    expect([figures(seen), seen.partial]).toEqual([{ 'P1 Auftrag': ['40.00'] }, true]);
    expect((await pivot('source=documents&rows=project&measures=revenue', manager)).totals).toEqual([
      '100.00',
    ]);
    expect((await rowsOf('source=projects', manager)).total).toBe(1);
    for (const role of ['foreman', 'employee'] as const) {
      const asked = '/api/evaluations/pivots?source=documents&rows=project&measures=revenue';
      expect((await app.as(role).get(`${asked}&${days}`)).status).toBe(403);
      expect((await rowsOf('source=documents', app.as(role))).items).toEqual([]);
    }
  });

  it('are held against the days before', async () => {
    await tell(document({ documentDate: '2026-03-02', net: '150.00' }));
    await tell(document({ documentDate: '2025-03-02', net: '100.00' }));
    const view = await pivot('source=documents&rows=customer&measures=revenue&compare=yearBefore&top=5');
    expect(figures(view)).toEqual({ Gemeinde: ['150.00', '100.00', '0.5'] });
    expect(view.comparedWith).toEqual({ from: '2025-01-01', to: '2025-12-31' });
  });

  it('are told as parts of their total, of months too', async () => {
    await tell(document({ documentDate: '2026-02-02', net: '150.00' }));
    await tell(document({ documentDate: '2026-03-02', net: '50.00' }));
    const view = await pivot('source=documents&rows=month&measures=revenue&compare=total');
    expect(view.rows.map(({ values }) => values).slice(0, 4)).toEqual([
      [null, null],
      ['150.00', '0.75'],
      ['50.00', '0.25'],
      [null, null],
    ]);
    expect([view.totals, view.comparedWith]).toEqual([['200.00', '1'], null]);
  });

  it.each([
    ['source=documents&rows=month&measures=revenue&compare=before', 'compare'],
    ['source=documents&rows=month&measures=revenue&top=5', 'top'],
    ['source=documents&rows=project,customer&measures=revenue&top=5', 'top'],
    ['source=documents&rows=person&measures=revenue', 'rows'],
    ['source=time&rows=project&measures=revenue', 'measures'],
    ['source=costs&rows=project&columns=day&measures=cost', 'columns'],
    ['source=documents&rows=project&measures=revenue&filter[activity]=' + newId(), 'filter[activity]'],
    ['source=forest&rows=project&measures=hours', 'source'],
  ])('refuse %s at %s', async (query, field) => {
    const { status, body } = await app.as('admin').get(`/api/evaluations/pivots?${query}&${days}`);
    expect([status, body.fields[0].field]).toEqual([422, field]);
  });
});
