import { employmentChanged } from '@jahrring/contracts-admin';
import { addDays, localDateAt, newId } from '@jahrring/contracts-common';
import { Clock } from '@jahrring/service-kit';
import { startTestService, testMember, type TestClient, type TestService } from '@jahrring/testing';
import { inventoryService } from '../src';
import { aHandover, createArticle, createPiece, deliverEmployee, url } from './a-personal-inventory';

const job = 'inventory.personal-reminders';
const settings = `${url}/personal-settings`;

describe('reminders of the personal inventory', () => {
  let app: TestService;
  let admin: TestClient;
  let today: string;
  const holder = testMember('employee');
  const keeper = testMember('admin');
  const supervisor = newId();

  beforeEach(async () => {
    app = await startTestService(inventoryService);
    admin = app.as('admin');
    today = localDateAt(app.get(Clock).now(), 'UTC');
    await deliverEmployee(app);
    await deliverEmployee(app, { id: keeper, name: ['Karl', 'Lager'] });
    await employment({});
  });
  afterEach(() => app?.close());

  const employment = (values: { endsOn?: string }) =>
    app.deliver(employmentChanged, {
      ...{ employeeId: holder, supervisors: [supervisor], allowedAbsences: null, allowedCompanyParts: null },
      ...{ averageDaySeconds: 0, startHolidaySeconds: 0, startOvertimeSeconds: 0 },
      ...{ periods: [], corrections: [], ...values },
    });
  const keep = (values: Record<string, unknown> = {}, version = 0) =>
    admin.put(
      settings,
      { warnDays: 30, keeperIds: [keeper], tellHolder: true, tellSupervisors: true, ...values },
      { ifMatch: version },
    );
  /** A helmet to be exchanged so many days from today. */
  const giveHelmet = async (inDays: number, title = 'Helm') => {
    const { id } = await createArticle(admin, { title, sizes: [], exchangeMonths: 12 });
    const on = addDays(today, inDays - 365);
    const line = { id: newId(), articleId: id, size: null, quantity: 1 };
    const { status } = await admin.post(`${url}/handovers`, aHandover({ on, issued: [line] }));
    expect(status).toBe(201);
  };
  const told = async () => {
    await app.runJob(job);
    const events = await app.events('admin.notification.requested');
    return events.map(
      ({ payload }) => payload as { titleKey: string; employeeIds: string[]; params: unknown },
    );
  };
  const keysOf = (all: Awaited<ReturnType<typeof told>>) =>
    all.map(({ titleKey }) => titleKey.replace('inventory:notify.personal.', '')).sort();

  it('tell person, supervisor and store keeper once, and once more when it is overdue', async () => {
    await keep();
    await giveHelmet(5);
    const first = await told();
    expect(keysOf(first)).toEqual(['other.soon.one', 'own.soon.one']);
    expect(first.find(({ titleKey }) => titleKey.includes('.own.'))).toMatchObject({
      employeeIds: [holder],
      params: { title: 'Helm', pieces: 1 },
    });
    const other = first.find(({ titleKey }) => titleKey.includes('.other.'));
    expect(other?.params).toMatchObject({ name: 'Anna Wald' });
    expect([...(other?.employeeIds ?? [])].sort()).toEqual([keeper, supervisor].sort());
    expect(await told()).toHaveLength(first.length);
    await giveHelmet(-40, 'Stiefel');
    await giveHelmet(-41, 'Hose');
    const all = keysOf(await told());
    expect(all).toEqual(['other.overdue.more', 'other.soon.one', 'own.overdue.more', 'own.soon.one']);
  });

  it('follow the days ahead and who is to be told', async () => {
    await keep({ warnDays: 3, tellHolder: false, tellSupervisors: false });
    await giveHelmet(20);
    expect(await told()).toEqual([]);
    await keep({ warnDays: 40, tellHolder: false, tellSupervisors: false }, 1);
    expect(await told()).toMatchObject([{ employeeIds: [keeper] }]);
    expect((await keep({}, 1)).status).toBe(412);
    expect((await keep({ keeperIds: [newId()] }, 2)).body).toMatchObject({
      fields: [{ field: 'keeperIds', code: 'exists' }],
    });
  });

  it('tell who keeps the store of low stock, again only when it has been filled up between', async () => {
    const { id } = await createArticle(admin, { title: 'Handschuhe', sizes: [], minimum: 10 });
    const receive = (quantity: number) =>
      admin.post(`${url}/personal-articles/${id}/receipts`, { quantity, on: today });
    expect((await receive(4)).status).toBe(200);
    expect(await told()).toEqual([]);
    await keep();
    expect(await told()).toMatchObject([
      { employeeIds: [keeper], params: { title: 'Handschuhe', stock: 4, minimum: 10 } },
    ]);
    await receive(3);
    expect(await told()).toHaveLength(1);
    await receive(20);
    expect(await told()).toHaveLength(1);
    const line = { id: newId(), articleId: id, size: null, quantity: 20 };
    await admin.post(`${url}/handovers`, aHandover({ on: today, issued: [line] }));
    expect(keysOf(await told())).toEqual(['stock', 'stock']);
  });

  it('tell of a piece in the store that has to be inspected', async () => {
    await keep();
    const piece = await createPiece(admin, { title: 'Klettergurt' });
    const on = addDays(today, -1);
    await admin.patch(`${url}/personal-items/${piece.id}`, { nextInspectionOn: on }, { ifMatch: 1 });
    expect(await told()).toMatchObject([
      { titleKey: 'inventory:notify.personal.stored.overdue.one', params: { title: 'Klettergurt', on } },
    ]);
  });

  it('tell all concerned of who leaves with something in hand, and of who has left', async () => {
    await keep();
    await giveHelmet(300);
    expect(await told()).toEqual([]);
    await employment({ endsOn: addDays(today, 10) });
    expect(keysOf(await told())).toEqual(['leaver.leaves', 'leaver.own']);
    await deliverEmployee(app, { active: false });
    const all = await told();
    expect(keysOf(all)).toEqual(['leaver.leaves', 'leaver.left', 'leaver.own']);
    expect([...(all.at(-1)?.employeeIds ?? [])].sort()).toEqual([keeper, supervisor].sort());
    expect(await told()).toHaveLength(3);
  });
});
