import { employeeChanged } from '@jahrring/contracts-admin';
import type { BookingView, ChangedBookings, PlanView } from '@jahrring/contracts-planning';
import { projectChanged } from '@jahrring/contracts-projects';
import { startTestService, testId, type TestClient, type TestService } from '@jahrring/testing';
import { planningService } from '../src';

const url = '/api/planning/bookings';
const [ruth, urs, forest] = [testId('ruth'), testId('urs'), testId('forest')];
/** Summer time begins on the Sunday of this week. */
const [monday, tuesday, wednesday, sunday] = [
  '2027-03-22',
  '2027-03-23',
  '2027-03-24',
  '2027-03-28',
] as const;
const nextMonday = '2027-03-29';

describe('many bookings changed together', () => {
  let app: TestService;
  let admin: TestClient;

  const book = async (resourceId: string, firstDay: string, lastDay = firstDay): Promise<BookingView> =>
    (await admin.post(url, { resourceId, projectId: forest, firstDay, lastDay })).body;
  const change = (body: object, client = admin) => client.post(`${url}/changes`, body);
  const changed = async (body: object): Promise<ChangedBookings> => {
    const answer = await change(body);
    expect(answer.status).toBe(200);
    return answer.body;
  };
  const seen = ({ id, version }: BookingView) => ({ id, version });
  const plan = async () => {
    const { bookings } = (await admin.get(`${url}?from=2027-03-15&to=2027-04-11`)).body as PlanView;
    return bookings
      .map(({ resourceId, firstDay, lastDay, status }) =>
        [resourceId === ruth ? 'Ruth' : 'Urs', firstDay, lastDay, status].join(' '),
      )
      .sort();
  };

  beforeEach(async () => {
    app = await startTestService(planningService);
    for (const [id, firstName] of [
      [ruth, 'Ruth'],
      [urs, 'Urs'],
    ] as const) {
      await app.deliver(employeeChanged, {
        ...{ id, userId: testId(`user ${firstName}`), firstName, lastName: 'Fort' },
        ...{ email: 'x@demo.test', role: 'employee' as const, active: true },
      });
    }
    await app.deliver(projectChanged, {
      ...{ id: forest, number: 'P1', title: 'Schlag', status: 'PROG' as const, deleted: false },
      assignedEmployeeIds: [],
    });
    admin = app.as('admin');
  });
  afterEach(() => app.close());

  it('moves all of them, and back by what the answer says', async () => {
    const [one, other] = [await book(ruth, monday, tuesday), await book(urs, sunday)];
    const before = await plan();
    const { undo, bookings } = await changed({
      update: [
        { ...seen(one), firstDay: nextMonday, lastDay: '2027-03-30' },
        { ...seen(other), resourceId: ruth, firstDay: sunday, lastDay: sunday },
      ],
    });
    expect(bookings.map(({ version }) => version)).toEqual([2, 2]);
    expect(await plan()).toEqual([
      `Ruth ${sunday} ${sunday} planned`,
      `Ruth ${nextMonday} 2027-03-30 planned`,
    ]);
    await changed(undo);
    expect(await plan()).toEqual(before);
  });

  it('lets bookings take each other’s place', async () => {
    const [one, other] = [await book(ruth, monday), await book(urs, monday)];
    await changed({
      update: [
        { ...seen(one), resourceId: urs },
        { ...seen(other), resourceId: ruth },
      ],
    });
    const { bookings } = (await admin.get(`${url}?from=${monday}&to=${monday}`)).body as PlanView;
    const holders = new Map(bookings.map(({ id, resourceId }) => [id, resourceId]));
    expect([holders.get(one.id), holders.get(other.id)]).toEqual([urs, ruth]);
  });

  it('adds, removes and sets the status in one act, and takes that back in one', async () => {
    const [one, other] = [await book(ruth, monday), await book(urs, monday)];
    const before = await plan();
    const copy = { resourceId: ruth, projectId: forest, firstDay: tuesday, lastDay: tuesday };
    const { undo } = await changed({
      update: [{ ...seen(one), status: 'confirmed' }],
      remove: [seen(other)],
      add: [{ ...copy, id: testId('copy') }],
    });
    expect(await plan()).toEqual([
      `Ruth ${monday} ${monday} confirmed`,
      `Ruth ${tuesday} ${tuesday} planned`,
    ]);
    const again = await changed(undo);
    expect(await plan()).toEqual(before);
    await changed(again.undo);
    expect(await plan()).toEqual([
      `Ruth ${monday} ${monday} confirmed`,
      `Ruth ${tuesday} ${tuesday} planned`,
    ]);
    const told = await app.events('planning.booking.changed');
    expect(
      told.filter(({ payload }) => payload['id'] === other.id).map(({ payload }) => payload['deleted']),
    ).toEqual([false, true, false, true]);
  });

  it('splits a booking: its first days stay, the others are one of their own', async () => {
    const one = await book(ruth, monday, wednesday);
    const rest = { resourceId: urs, projectId: forest, firstDay: wednesday, lastDay: wednesday };
    await changed({ update: [{ ...seen(one), lastDay: tuesday }], add: [{ ...rest, id: testId('rest') }] });
    expect(await plan()).toEqual([
      `Ruth ${monday} ${tuesday} planned`,
      `Urs ${wednesday} ${wednesday} planned`,
    ]);
  });

  it('does nothing where one was changed meanwhile, has no room or is not there', async () => {
    const [one, other] = [await book(ruth, monday), await book(urs, monday)];
    await admin.patch(`${url}/${other.id}`, { note: 'Seilwinde' }, { ifMatch: 1 });
    await book(ruth, wednesday);
    const before = await plan();
    const toTuesday = { firstDay: tuesday, lastDay: tuesday };
    const stale = await change({
      update: [one, other].map((booking) => ({ ...seen(booking), ...toTuesday })),
    });
    expect([stale.status, stale.body.code]).toEqual([412, 'VERSION_MISMATCH']);
    const taken = await change({
      remove: [{ id: other.id, version: 2 }],
      update: [{ ...seen(one), firstDay: wednesday, lastDay: wednesday }],
    });
    expect([taken.status, taken.body.code, taken.body.params.date]).toEqual([409, 'DAY_TAKEN', wednesday]);
    const missing = await change({ remove: [seen(one), { id: testId('nothing'), version: 1 }] });
    expect(missing.status).toBe(404);
    const wrong = await change({ update: [{ ...seen(one), lastDay: '2027-03-01' }] });
    expect(wrong.body.fields).toMatchObject([{ field: 'lastDay' }]);
    expect((await change({})).status).toBe(422);
    expect((await change({ update: [seen(one)], remove: [seen(one)] })).status).toBe(422);
    expect(await plan()).toEqual(before);
  });

  it('sets the status of what has come to be wrong', async () => {
    const friday = '2027-03-26';
    const one = await book(ruth, monday, friday);
    const { version, ...values } = (await admin.get('/api/planning/settings')).body;
    const rules = { ...values.rules, capacity: 'block' };
    await admin.put('/api/planning/settings', { ...values, rules }, { ifMatch: version });
    expect(await book(ruth, sunday)).toMatchObject({ code: 'BLOCKED_CAPACITY' });
    await changed({ update: [{ ...seen(one), status: 'done' }] });
    expect(await plan()).toEqual([`Ruth ${monday} ${friday} done`]);
  });

  it('lets one of two planners win who change the same bookings at the same moment', async () => {
    const [one, other] = [await book(ruth, monday), await book(urs, monday)];
    const second = app.as('admin', { membershipId: testId('second planner') });
    const to = (firstDay: string, client?: TestClient) =>
      change(
        { update: [one, other].map((booking) => ({ ...seen(booking), firstDay, lastDay: firstDay })) },
        client,
      );
    const answers = await Promise.all([to(tuesday), to(wednesday, second)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    const days = new Set((await plan()).map((line) => line.split(' ')[1]));
    expect(days.size).toBe(1);
  });

  it('is for those who plan, within their licence', async () => {
    const one = await book(ruth, monday);
    for (const role of ['foreman', 'employee'] as const) {
      expect((await change({ remove: [seen(one)] }, app.as(role))).status).toBe(403);
    }
    const stranger = app.as('admin', { licence: 'other' });
    for (const body of [{ remove: [seen(one)] }, { update: [{ ...seen(one), status: 'done' }] }]) {
      expect((await change(body, stranger)).status).toBe(404);
    }
    await admin.delete(`${url}/${one.id}`, { ifMatch: 1 });
    expect((await change({ restore: [one.id] }, stranger)).status).toBe(404);
  });
});
