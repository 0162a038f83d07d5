import { employeeChanged } from '@jahrring/contracts-admin';
import { projectChanged } from '@jahrring/contracts-projects';
import { startTestService, testId, type TestClient, type TestService } from '@jahrring/testing';
import { planningService } from '../src';

const bookings = '/api/planning/bookings';
const ruth = testId('ruth');
const urs = testId('urs');
const forest = testId('forest');
/** A Tuesday. */
const rainy = '2027-03-02';

interface Move {
  booking: { id: string; version: number };
  firstDay: string;
  lastDay: string;
}

describe('a rain day', () => {
  let app: TestService;
  let admin: TestClient;

  const book = (resourceId: string, firstDay: string, lastDay = firstDay, more = {}) =>
    admin.post(bookings, { resourceId, projectId: forest, firstDay, lastDay, ...more });
  const preview = async (reach: string) =>
    (await admin.get(`/api/planning/weather-day?day=${rainy}&reach=${reach}`)).body.resources;
  const place = (moves: readonly Move[]) =>
    admin.post(`${bookings}/place`, {
      bookings: moves.map(({ booking: { id, version }, firstDay, lastDay }) => ({
        ...{ id, version, firstDay, lastDay },
      })),
    });
  const days = async (resourceId: string): Promise<string[][]> =>
    (await admin.get(`${bookings}?from=2027-02-22&to=2027-04-30`)).body.bookings
      .filter((one: { resourceId: string }) => one.resourceId === resourceId)
      .map(({ firstDay, lastDay }: { firstDay: string; lastDay: string }) => [firstDay, lastDay]);

  beforeEach(async () => {
    app = await startTestService(planningService);
    for (const [id, firstName] of [
      [ruth, 'Ruth'],
      [urs, 'Urs'],
    ] as const) {
      await app.deliver(employeeChanged, {
        ...{ id, firstName, lastName: 'Gerber', userId: testId(`user ${firstName}`) },
        ...{ email: 'x@demo.test', role: 'employee', active: true },
      });
    }
    await app.deliver(projectChanged, {
      ...{ id: forest, number: 'P1', title: 'Schlag', status: 'PROG', deleted: false },
      assignedEmployeeIds: [],
    } as const);
    admin = app.as('admin');
  });
  afterEach(() => app.close());

  it('moves what is outdoors in its week by a working day, and back as one', async () => {
    await book(ruth, '2027-03-01', rainy);
    await book(ruth, '2027-03-03');
    await book(ruth, '2027-03-05');
    await book(urs, rainy);
    await book(urs, '2027-03-04', '2027-03-04', { projectId: null, title: 'Kurs' });
    const before = [await days(ruth), await days(urs)];
    const found = await preview('week');
    expect(found.map(({ name, conflict }: { name: string; conflict: unknown }) => [name, conflict])).toEqual([
      ['Ruth Gerber', null],
      ['Urs Gerber', null],
    ]);
    const moved = await place(found.flatMap(({ moves }: { moves: Move[] }) => moves));
    expect(moved.status).toBe(200);
    expect(await days(ruth)).toEqual([
      ['2027-03-01', '2027-03-03'],
      ['2027-03-04', '2027-03-04'],
      ['2027-03-08', '2027-03-08'],
    ]);
    expect(await days(urs)).toEqual([
      ['2027-03-03', '2027-03-03'],
      ['2027-03-04', '2027-03-04'],
    ]);
    expect((await admin.post(`${bookings}/place`, moved.body.undo)).status).toBe(200);
    expect([await days(ruth), await days(urs)]).toEqual(before);
  });

  it('tells what stands in the way, and moves nothing where one has no room or was changed meanwhile', async () => {
    await book(ruth, rainy);
    await book(ruth, '2027-03-03');
    await book(urs, rainy);
    const [first, second] = await preview('day');
    expect(first.conflict).toMatchObject({ kind: 'double', level: 'block', date: '2027-03-03' });
    expect(second.conflict).toBeNull();
    expect((await preview('all'))[0].conflict).toBeNull();
    const before = [await days(ruth), await days(urs)];
    expect((await place([...second.moves, ...first.moves])).body.code).toBe('DAY_TAKEN');
    await admin.patch(`${bookings}/${second.moves[0].booking.id}`, { note: 'Seil' }, { ifMatch: 1 });
    expect((await place(second.moves)).status).toBe(412);
    expect([await days(ruth), await days(urs)]).toEqual(before);
  });

  it('goes by the rules that moved bookings are judged by, and tells nothing that was wrong before', async () => {
    const deadline = '2027-03-02';
    const road = { id: testId('road'), number: 'P2', title: 'Weg', status: 'PROG', deleted: false } as const;
    await app.deliver(projectChanged, { ...road, deadline, assignedEmployeeIds: [] });
    await book(ruth, rainy, rainy, { projectId: road.id });
    await book(urs, rainy, '2027-03-03', { projectId: road.id });
    const conflicts = (await preview('day')).map(({ conflict }: { conflict: unknown }) => conflict);
    expect(conflicts).toEqual([
      expect.objectContaining({ kind: 'deadline', level: 'warn', date: deadline }),
      null,
    ]);
    const { version: _version, ...settings } = (await admin.get('/api/planning/settings')).body;
    const rules = { ...settings.rules, deadline: 'block' };
    await admin.put('/api/planning/settings', { ...settings, rules }, { ifMatch: 0 });
    const [refused] = await preview('day');
    expect(refused.conflict.level).toBe('block');
    expect((await place(refused.moves)).body.code).toBe('BLOCKED_DEADLINE');
  });

  it('leaves what is done', async () => {
    await book(urs, rainy, rainy, { status: 'done' });
    expect(await preview('all')).toEqual([]);
  });
});
