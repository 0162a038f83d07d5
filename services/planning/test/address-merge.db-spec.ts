import { addressChanged, addressMerged } from '@jahrring/contracts-addresses';
import { bookingChanged, type BookingView, type PlanView } from '@jahrring/contracts-planning';
import { projectChanged } from '@jahrring/contracts-projects';
import { startTestService, testId, type TestClient, type TestService } from '@jahrring/testing';
import { planningService } from '../src';

const url = '/api/planning/bookings';
const [forest, from, into] = [testId('forest'), testId('from'), testId('into')];
const [monday, tuesday, friday] = ['2027-03-01', '2027-03-02', '2027-03-05'] as const;
const span = `from=${monday}&to=${friday}`;

describe('bookings of a company whose address is merged', () => {
  let app: TestService;
  let admin: TestClient;

  const address = (id: string, name: string, deleted = false) =>
    app.deliver(addressChanged, {
      ...{ id, name, zip: '3550', city: 'Langnau', country: 'CH' as const, external: false, deleted },
    });
  const merge = (undone = false, [id, fromId, intoId] = [testId('merge'), from, into]) =>
    app.deliver(addressMerged, { id, fromId, fromName: 'Kipfer', intoId, intoName: 'Kipfer AG', undone });
  const settle = async (change: object) => {
    const { version, ...values } = (await admin.get('/api/planning/settings')).body;
    return admin.put('/api/planning/settings', { ...values, ...change }, { ifMatch: version });
  };
  const listed = async () => (await admin.get('/api/planning/settings')).body.externalIds;
  const book = async (resourceId: string, day: string): Promise<BookingView> =>
    (await admin.post(url, { resourceId, projectId: forest, firstDay: day, lastDay: day })).body;
  const plan = async (path = `${url}?${span}`): Promise<PlanView> => (await admin.get(path)).body;
  const held = ({ bookings }: PlanView) => bookings.map(({ firstDay, resourceId }) => [firstDay, resourceId]);

  beforeEach(async () => {
    app = await startTestService(planningService);
    admin = app.as('admin');
    const project = { id: forest, number: 'P1', title: 'Schlag', status: 'PROG', deleted: false } as const;
    await app.deliver(projectChanged, { ...project, assignedEmployeeIds: [] });
    await address(from, 'Kipfer');
    await address(into, 'Kipfer AG');
    await settle({ externalIds: [from] });
  });
  afterEach(() => app.close());

  it('go over with calendar, variants and what is published, told to others once, and come back', async () => {
    await settle({ publishing: { mode: 'byHand', publisherIds: [], tellPeople: false } });
    const [one, gone] = [await book(from, monday), await book(from, tuesday)];
    await admin.delete(`${url}/${gone.id}`, { ifMatch: 1 });
    const days = { firstDay: monday, lastDay: friday };
    const variant = (await admin.post('/api/planning/variants', { title: 'V', ...days })).body.id;
    const inVariant = `/api/planning/variants/${variant}/plan?${span}`;
    const change = { update: [{ id: one.id, version: 1, note: 'Variante' }] };
    await admin.post(`/api/planning/variants/${variant}/changes`, change);
    const { stamp } = (await admin.get('/api/planning/publication/changes')).body;
    await admin.post('/api/planning/publication', { stamp });
    const feed = (await admin.post(`/api/planning/resources/${from}/plan-feed`)).body.path;
    const told = async () => (await app.events(bookingChanged.name)).length;
    const before = await told();

    await merge();
    expect(await listed()).toEqual([into]);
    expect(held(await plan())).toEqual([[monday, into]]);
    expect(held(await plan(inVariant))).toEqual([[monday, into]]);
    expect(held(await plan(`${url}?${span}&state=published`))).toEqual([[monday, into]]);
    // No change that anybody would have to publish, and none that an open form is refused for.
    expect((await admin.get('/api/planning/publication/changes')).body.total).toBe(0);
    expect((await plan()).bookings).toMatchObject([{ version: 1 }]);
    expect((await admin.get(feed)).text).toContain('X-WR-CALNAME:Kipfer AG');
    expect(await told()).toBe(before + 2);
    expect((await app.events(bookingChanged.name)).at(-1)?.payload).toMatchObject({ resourceId: into });
    await merge();
    expect(await told()).toBe(before + 2);
    // The restored booking belongs to the address that stays.
    await admin.post(`${url}/restore`, { ids: [gone.id] });
    expect(held(await plan())).toEqual([
      [monday, into],
      [tuesday, into],
    ]);

    await merge(true);
    expect(await listed()).toEqual([from]);
    expect(held(await plan())).toEqual([
      [monday, from],
      [tuesday, from],
    ]);
    expect(held(await plan(inVariant))).toContainEqual([monday, from]);
    expect((await admin.get(feed)).text).toContain('X-WR-CALNAME:Kipfer');
  });

  it('stay where they are if it was taken back before it arrived, and follow one merge after the other', async () => {
    await book(from, monday);
    await merge(true);
    await merge();
    expect([await listed(), held(await plan())]).toEqual([[from], [[monday, from]]]);

    const last = testId('not told yet');
    await merge(false, [testId('second'), from, into]);
    await book(into, tuesday);
    await merge(false, [testId('third'), into, last]);
    // Its address comes later than the merge.
    expect(await listed()).toEqual([last]);
    await address(last, 'Kipfer Holding AG');
    const { resources, bookings } = await plan();
    expect(resources.at(-1)).toEqual({ id: last, kind: 'external', name: 'Kipfer Holding AG' });
    expect(bookings.map(({ resourceId }) => resourceId)).toEqual([last, last]);
    await merge(true, [testId('third'), into, last]);
    await merge(true, [testId('second'), from, into]);
    // Its own booking keeps the one that stayed on the list.
    expect((await listed()).sort()).toEqual([from, into].sort());
    expect(held(await plan())).toEqual([
      [monday, from],
      [tuesday, into],
    ]);
  });
});
