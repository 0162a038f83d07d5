import { supplierBillChanged } from '@jahrring/contracts-bookkeeping';
import { sourcesBilled, sourcesClaimed, sourcesReleased } from '@jahrring/contracts-documents';
import type { ProjectCosts } from '@jahrring/contracts-projects';
import type { ClientRequest, ClientResponse, ClientTransport } from '@jahrring/service-kit';
import type { EntryChanged } from '@jahrring/contracts-time';
import { startTestService, testId, type TestClient, type TestService } from '@jahrring/testing';
import { projectsService } from '../src';
import { CostLineRepository } from '../src/cost-line/cost-line.repository';
import { createProject, deliverPeople } from './factories';
import { aBill, anEntry, aPlanLine, atSecond, deliverDocument, deliverWork } from './work-factories';

const url = '/api/projects/projects';

async function costsOf(client: TestClient, projectId: string): Promise<ProjectCosts> {
  const { status, body, text } = await client.get(`${url}/${projectId}/costs`);
  if (status !== 200) throw new Error(text);
  return body as ProjectCosts;
}

function claim(documentId: string, ids: readonly string[]) {
  const sources = ids.map((id) => ({ id, version: 1 }));
  return { documentId, documentNumber: '2026-0001', kind: 'time' as const, sources };
}

describe('costs of a project', () => {
  let app: TestService;
  let admin: TestClient;

  beforeAll(async () => {
    app = await startTestService(projectsService);
    admin = app.as('admin');
    await deliverPeople(app);
    const rates = [
      { target: 'licence', validFrom: '2026-01-01', rate: '40' },
      { target: 'employee', targetId: testId('urs'), validFrom: '2026-01-01', rate: '55.5' },
    ];
    for (const rate of rates) {
      expect((await admin.post('/api/projects/cost-rates', rate)).status).toBe(201);
    }
  });
  afterAll(() => app.close());

  it('are refused where a planned line comes to more than an amount can be, and still add up when a plan is full of the most', async () => {
    const { id } = await createProject(admin);
    const most = { ...aPlanLine(), quantity: '999999.999', unitPrice: '1000' };
    const more = { ...most, quantity: '1000000' };
    const refused = await admin.post(`${url}/${id}/plan`, { lines: [most, more] });
    expect([refused.status, refused.body.code, refused.body.fields[0].field]).toEqual([
      422,
      'PROJECT_PLAN_AMOUNT',
      'lines.1.quantity',
    ]);
    const made = await admin.post(`${url}/${id}/plan`, { lines: Array.from({ length: 500 }, () => most) });
    expect(made.status).toBe(201);
    expect((await costsOf(admin, id)).totals.plannedValue).toBe('499999999500.00');
    const [line] = made.body.items;
    const changed = { quantity: more.quantity };
    const late = await admin.patch(`${url}/${id}/plan/${line.id}`, changed, { ifMatch: line.version });
    expect([late.status, late.body.fields[0].field]).toEqual([422, 'quantity']);
  });

  it('are planned against actual by kind, centre and month, with margin and work in progress', async () => {
    const { id } = await createProject(admin, { costCentre: '100', revenueCentre: '300' });
    await admin.post(`${url}/${id}/plan`, { lines: [aPlanLine()] });
    await deliverWork(app, anEntry(id, { seconds: 7200, amount: '180.00' }));
    await deliverWork(app, anEntry(id, { employeeId: testId('urs'), workDate: '2026-10-30' }));
    await deliverWork(app, anEntry(id, { kind: 'expenses', seconds: 0, amount: '23.40' }));
    await deliverDocument(app, aBill(id));
    const costs = await costsOf(admin, id);
    // 2 h × 40 + 1 h × 55.50 + 23.40; 180 + 90 + 23.40 to be charged, of which nothing is billed yet.
    expect(costs.totals).toEqual({
      plannedCost: '500.00',
      cost: '158.90',
      plannedValue: '900.00',
      performed: '293.40',
      billed: '100.00',
      unbilled: '293.40',
      income: '393.40',
      margin: '234.50',
      marginPercent: '59.6',
    });
    expect(costs.byKind).toMatchObject([
      { key: 'hours', plannedCost: '500.00', cost: '135.50', value: '270.00', seconds: 10_800 },
      { key: 'expenses', plannedCost: null, cost: '23.40', value: '23.40' },
    ]);
    expect(costs.byCostCentre.map((row) => row.key)).toEqual(['100']);
    expect(costs.byRevenueCentre.map((row) => row.key)).toEqual(['300']);
    expect(costs.byMonth).toEqual([
      { month: '2026-10', cost: '55.50', value: '90.00', billed: '0.00' },
      { month: '2026-11', cost: '103.40', value: '203.40', billed: '100.00' },
    ]);
    expect(costs.budget).toMatchObject({ basis: 'cost', percent: 31, level: 'ok' });
  });

  it('show the same performance in lines, sums, tables, months, files and the list: nothing for what is not billable', async () => {
    const { id, number } = await createProject(admin);
    const billable = ['90.00', '33.35', '0.05'];
    for (const amount of billable) await deliverWork(app, anEntry(id, { amount }));
    await deliverWork(app, anEntry(id, { amount: '45.00', billable: false }));
    await deliverWork(app, anEntry(id, { kind: 'expenses', seconds: 0, amount: '12.40', billable: false }));
    await deliverWork(app, anEntry(id, { kind: 'material', seconds: 0, amount: '7.20' }));
    await deliverWork(app, anEntry(id, { workDate: '2026-10-05', amount: '60.00', billable: false }));
    const sum = (values: readonly (string | null)[]) =>
      values.reduce((total, value) => total + Number(value ?? 0), 0).toFixed(2);
    const { items } = (await admin.get(`${url}/${id}/costs/lines`)).body as { items: { value: string }[] };
    const { totals, ...costs } = await costsOf(admin, id);
    const listed = (await admin.get(`${url}?search=${number}`)).body.items as { performanceAmount: string }[];
    const file = (await admin.get(`${url}/${id}/costs/lines/export/csv`)).text.trim().split(/\r?\n/);
    const columnOf = (title: RegExp) => (file[0] ?? '').split(';').findIndex((one) => title.test(one));
    const exported = file.slice(1).map((line) => line.split(';').at(columnOf(/Leistung/)) ?? '');
    expect({
      lines: sum(items.map(({ value }) => value)),
      ...{ performed: totals.performed, unbilled: totals.unbilled, income: totals.income },
      kinds: sum(costs.byKind.map(({ value }) => value)),
      costCentres: sum(costs.byCostCentre.map(({ value }) => value)),
      revenueCentres: sum(costs.byRevenueCentre.map(({ value }) => value)),
      months: sum(costs.byMonth.map(({ value }) => value)),
      list: listed[0]?.performanceAmount,
      file: sum(exported),
    }).toEqual(
      Object.fromEntries(
        [
          'lines',
          'performed',
          'unbilled',
          'income',
          'kinds',
          'costCentres',
          'revenueCentres',
          'months',
          'list',
          'file',
        ].map((key) => [key, '130.60']),
      ),
    );
  });

  it('count a source once: repeated, corrected, moved and deleted', async () => {
    const [one, other] = [await createProject(admin), await createProject(admin)];
    const entry = anEntry(one.id);
    await deliverWork(app, entry, 1, { id: testId('the same event') });
    await deliverWork(app, entry, 1, { id: testId('the same event') });
    await deliverWork(app, { ...entry, seconds: 1800, amount: '45.00' }, 3);
    await deliverWork(app, { ...entry, seconds: 7200, amount: '180.00' }, 2);
    expect((await costsOf(admin, one.id)).totals).toMatchObject({ performed: '45.00', cost: '20.00' });
    await deliverWork(app, { ...entry, projectId: other.id }, 4);
    expect((await costsOf(admin, one.id)).totals.performed).toBe('0.00');
    expect((await costsOf(admin, other.id)).totals.performed).toBe('90.00');
    await deliverWork(app, { ...entry, projectId: other.id, deleted: true }, 5);
    expect((await costsOf(admin, other.id)).totals.performed).toBe('0.00');
  });

  it('know what is billed, even if told before the entry itself, and free again once let go', async () => {
    const { id } = await createProject(admin);
    const [early, late] = [anEntry(id), anEntry(id)];
    const documentId = testId('the bill');
    await app.deliver(sourcesBilled, claim(documentId, [early.id]), { occurredAt: atSecond(9) });
    await deliverWork(app, early, 1);
    await deliverWork(app, late, 1);
    expect((await costsOf(admin, id)).totals).toMatchObject({ performed: '180.00', unbilled: '90.00' });
    await app.deliver(sourcesClaimed, claim(documentId, [early.id]), { occurredAt: atSecond(8) });
    expect((await costsOf(admin, id)).totals.unbilled).toBe('90.00');
    await app.deliver(sourcesReleased, claim(documentId, [early.id]), { occurredAt: atSecond(10) });
    expect((await costsOf(admin, id)).totals.unbilled).toBe('180.00');
  });

  it('share a collective bill among its projects, less what was billed in advance, in the licence’s money', async () => {
    const [one, other] = [await createProject(admin), await createProject(admin)];
    const bill = aBill(one.id, {
      projects: [
        { projectId: one.id, net: '60.00' },
        { projectId: other.id, net: '40.00' },
      ],
    });
    await deliverDocument(app, bill, 1);
    expect((await costsOf(admin, other.id)).totals.billed).toBe('40.00');
    await deliverDocument(app, { ...bill, projects: [{ projectId: one.id, net: '100.00' }] }, 3);
    await deliverDocument(app, bill, 2);
    expect((await costsOf(admin, one.id)).totals.billed).toBe('100.00');
    expect((await costsOf(admin, other.id)).totals.billed).toBe('0.00');

    const { id } = await createProject(admin);
    await deliverDocument(app, aBill(id, { billKind: 'deposit', net: '30.00' }));
    await deliverDocument(app, aBill(id, { net: '100.00', depositNet: '30.00', exchangeRate: '0.9' }));
    await deliverDocument(app, aBill(id, { type: 'bill_correction', net: '10.00' }));
    expect((await costsOf(admin, id)).totals.billed).toBe('83.00');
  });

  it('are the same when the table is built anew from its events, in any order', async () => {
    const { id } = await createProject(admin);
    const entries = [anEntry(id), anEntry(id), anEntry(id, { kind: 'externals', amount: '310.00' })];
    const [first, second, third] = entries;
    if (!first || !second || !third) throw new Error('Three entries');
    const bill = aBill(id);
    type Step = (to: TestService) => Promise<void>;
    const history: Step[] = [
      (to) => deliverWork(to, first, 1),
      (to) => deliverWork(to, second, 2),
      (to) => deliverWork(to, third, 3),
      (to) => deliverWork(to, { ...second, amount: '120.00' }, 4),
      (to) => to.deliver(sourcesClaimed, claim(bill.id, [first.id, second.id]), { occurredAt: atSecond(5) }),
      (to) => to.deliver(sourcesReleased, claim(bill.id, [second.id]), { occurredAt: atSecond(6) }),
      (to) => to.deliver(sourcesBilled, claim(bill.id, [first.id]), { occurredAt: atSecond(7) }),
      (to) => deliverDocument(to, bill, 7),
      (to) => deliverWork(to, { ...third, deleted: true }, 8),
    ];
    for (const step of history) await step(app);
    const rows = await linesOf(app, id);
    expect(rows).toHaveLength(4);

    const anew = await startTestService(projectsService);
    try {
      for (const step of [...history.toReversed(), ...history]) await step(anew);
      expect(await linesOf(anew, id)).toEqual(rows);
    } finally {
      await anew.close();
    }
  });

  it('warn whoever leads the project, once for each step, and without a figure', async () => {
    const { id, number } = await createProject(admin, {
      status: 'PROG',
      responsibleEmployeeId: testId('ruth'),
      totalAmount: '100.00',
    });
    const warnings = async () => {
      const told = await app.events('admin.notification.requested');
      return told
        .map(({ payload }) => payload)
        .filter(({ params }) => JSON.stringify(params).includes(number));
    };
    await app.runJob('projects.budget-watch');
    expect(await warnings()).toEqual([]);
    await deliverWork(app, anEntry(id, { amount: '85.00' }));
    await app.runJob('projects.budget-watch');
    await app.runJob('projects.budget-watch');
    expect(await warnings()).toMatchObject([
      { titleKey: 'projects:notify.budgetNear', employeeIds: [testId('ruth')] },
    ]);
    await deliverWork(app, anEntry(id, { amount: '15.05' }));
    await app.runJob('projects.budget-watch');
    expect(await warnings()).toMatchObject([{}, { titleKey: 'projects:notify.budgetOver' }]);
    const params = (await warnings()).map((told) => Object.keys(told.params as object).sort());
    expect(params).toEqual([
      ['number', 'title'],
      ['number', 'title'],
    ]);
  });

  it('hide values from whoever may not see prices, and everything from whoever may not see costs', async () => {
    const { id, number } = await createProject(admin, {
      totalAmount: '7654.00',
      assignedEmployeeIds: [testId('ruth')],
    });
    await deliverWork(app, anEntry(id, { amount: '7531.00' }));
    await deliverDocument(app, aBill(id, { net: '8642.00', total: '8642.00' }));
    await admin.post(`${url}/${id}/plan`, { lines: [{ ...aPlanLine(), unitPrice: '6789' }] });
    const grants = new Map([
      ['tools.project.index', 'all'],
      ['tools.project.show', 'all'],
      ['tools.project.manage', 'all'],
      ['tools.project.costs', 'all'],
    ] as const);
    const walk = [
      url,
      `${url}?search=${number}`,
      `${url}/${id}`,
      `${url}/choices`,
      `${url}/export/csv`,
      `${url}/${id}/costs`,
      `${url}/${id}/costs/lines`,
      `${url}/${id}/costs/lines/export/csv`,
      `${url}/${id}/plan`,
      `${url}/${id}/notes`,
      `${url}/${id}/files`,
      `/api/projects/search?q=${number}`,
    ];
    const figures = /7654\.00|7531\.00|8642\.00|6789\.00|67890\.00/;
    const seesCosts = app.as('manager', { grants });
    for (const path of walk) {
      const answer = await seesCosts.get(path);
      expect([path, answer.status, figures.test(answer.text)]).toEqual([path, 200, false]);
    }
    const foreman = app.as('foreman', { membershipId: testId('ruth') });
    for (const path of walk) {
      const answer = await foreman.get(path);
      const isCosts = path.includes('/costs') || path.endsWith('/plan');
      expect([path, answer.status]).toEqual([path, isCosts ? 403 : 200]);
      expect(figures.test(answer.text)).toBe(false);
    }
    for (const hidden of ['sort=-totalAmount', 'filter[totalAmount]=7000..']) {
      expect((await foreman.get(`${url}?${hidden}`)).body).toMatchObject({ code: 'PROJECT_AMOUNTS_HIDDEN' });
      expect((await foreman.get(`${url}/export/csv?${hidden}`)).status).toBe(403);
    }
    const told = (await app.events('admin.notification.requested')).map((event) => event.payload);
    expect(figures.test(JSON.stringify(told))).toBe(false);

    const saved = await seesCosts.patch(`${url}/${id}`, { title: 'Neu', totalAmount: null }, { ifMatch: 1 });
    expect(saved.status).toBe(200);
    expect((await admin.get(`${url}/${id}`)).body).toMatchObject({ title: 'Neu', totalAmount: '7654.00' });
  });
});

describe('bills of suppliers', () => {
  it('cost the projects they are for once, until they are cancelled', async () => {
    const app = await startTestService(projectsService);
    try {
      const admin = app.as('admin');
      const { id } = await createProject(admin);
      const other = await createProject(admin);
      const part = (projectId: string, cost: string) => ({
        projectId,
        objectId: null,
        costCentre: null,
        cost,
      });
      const costs = [part(id, '500.00'), part(other.id, '30.10'), part(id, '20.55')];
      const bill = {
        ...{ id: testId('supplied'), number: 'R-17', supplierName: 'Sägewerk Burgdorf AG' },
        ...{ documentDate: '2026-11-02', costs, deleted: false },
      };
      await app.deliver(supplierBillChanged, bill, { occurredAt: atSecond(1) });
      await app.deliver(supplierBillChanged, bill, { occurredAt: atSecond(1) });
      const { totals, byKind } = await costsOf(admin, id);
      expect([totals.cost, totals.performed, byKind]).toMatchObject([
        ...['520.55', '0.00', [{ key: 'externals', cost: '520.55' }]],
      ]);
      const { body } = await admin.get(`${url}/${id}/costs/lines`);
      expect(body.items).toHaveLength(2);
      expect(body.items[0]).toMatchObject({ objectTitle: 'Sägewerk Burgdorf AG: R-17', kind: 'externals' });
      expect((await costsOf(admin, other.id)).totals.cost).toBe('30.10');
      await app.deliver(supplierBillChanged, { ...bill, deleted: true }, { occurredAt: atSecond(3) });
      await app.deliver(supplierBillChanged, bill, { occurredAt: atSecond(2) });
      expect((await costsOf(admin, id)).totals.cost).toBe('0.00');
    } finally {
      await app.close();
    }
  });
});

describe('entries from before there were costs', () => {
  it('get their day and price from time, unless an event was faster', async () => {
    const client = new FakeTime();
    const app = await startTestService(projectsService, { client });
    try {
      const admin = app.as('admin');
      const { id } = await createProject(admin);
      const [old, gone, fresh] = [anEntry(id), anEntry(id), anEntry(id, { amount: '33.00' })];
      const bare = (entryId: string) => ({
        id: entryId,
        sourceKind: 'entry' as const,
        sourceId: entryId,
        projectId: id,
        kind: 'hours' as const,
        ...nothingKnown,
        occurredAt: atSecond(0),
      });
      const lines = app.get(CostLineRepository);
      await app.db.tx(app.ctx(), (ctx) =>
        lines.insertMany(ctx, [bare(old.id), bare(gone.id), bare(fresh.id)]),
      );
      await deliverWork(app, fresh, 5);
      client.entries = [old, { ...fresh, amount: '99.00' }];
      await app.runJob('projects.cost-fill');
      expect((await costsOf(admin, id)).totals.performed).toBe('123.00');
      await app.runJob('projects.cost-fill');
      expect(client.calls).toBe(1);
    } finally {
      await app.close();
    }
  });
});

/** The time service as far as it is asked here. */
class FakeTime implements ClientTransport {
  entries: EntryChanged[] = [];
  calls = 0;

  send({ path }: ClientRequest): Promise<ClientResponse> {
    expect(path).toBe('/api/time/internal/entry-states');
    this.calls += 1;
    return Promise.resolve({ status: 200, body: JSON.stringify({ items: this.entries }) });
  }
}

const nothingKnown = {
  documentId: null,
  day: null,
  employeeId: null,
  objectId: null,
  companyPartId: null,
  seconds: 3600,
  quantity: null,
  unit: null,
  value: null,
  cost: null,
  title: null,
  costCentre: null,
  revenueCentre: null,
  status: null,
  billable: true,
  claimedDocumentId: null,
  billed: false,
  claimChangedAt: null,
  deleted: false,
};

async function linesOf(app: TestService, projectId: string) {
  const lines = await app.get(CostLineRepository).ofProject(app.ctx(), projectId);
  const all = [...lines, ...(await deletedOf(app, projectId))];
  return all
    .map(({ id: _id, version: _version, createdAt: _created, updatedAt: _updated, ...line }) => line)
    .toSorted((a, b) => a.sourceId.localeCompare(b.sourceId));
}

async function deletedOf(app: TestService, projectId: string) {
  const filter = {
    projectId: { kind: 'in' as const, values: [projectId] },
    deleted: { kind: 'boolean' as const, value: true },
  };
  const query = { page: 1, pageSize: 'all' as const, sort: [], filter };
  const fields = { projectId: 'projectId', deleted: 'deleted' };
  return (await app.get(CostLineRepository).list(app.ctx(), query, { fields })).items;
}
