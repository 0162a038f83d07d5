import { employeeChanged } from '@jahrring/contracts-admin';
import { orderChanged } from '@jahrring/contracts-documents';
import { objectChanged } from '@jahrring/contracts-inventory';
import { projectChanged } from '@jahrring/contracts-projects';
import { absenceChanged, type AbsenceChanged } from '@jahrring/contracts-time';
import {
  describeLicenceMatrix,
  describeRoleMatrix,
  startTestService,
  testId,
  testMember,
} from '@jahrring/testing';
import type { TestClient, TestService } from '@jahrring/testing';
import { planningService } from '../src';

/** `date` for a booking of one day. */
const onDay = ({ date, ...rest }: { date?: string }) =>
  date ? { firstDay: date, lastDay: date, ...rest } : rest;

const url = '/api/planning/bookings';
const ruth = testId('ruth');
const urs = testId('urs');
const forest = testId('forest');
const road = testId('road');
const harvester = testId('harvester');
/** Positions of an order. */
const [ordered, dismissed] = [testId('ordered'), testId('dismissed')];

/** A person and a project of the other licence. */
const stranger = testId('stranger');
const otherForest = testId('other forest');

async function deliverOthers(app: TestService): Promise<Record<string, string>> {
  const person = { id: stranger, userId: testId('user stranger'), firstName: 'Sam', lastName: 'Fremd' };
  const options = { licence: 'other' } as const;
  const employee = { ...person, email: 'x@demo.test', role: 'employee', active: true } as const;
  await app.deliver(employeeChanged, employee, options);
  const project = { id: otherForest, number: 'X1', title: 'Fremd', status: 'PROG', deleted: false } as const;
  await app.deliver(projectChanged, { ...project, assignedEmployeeIds: [stranger] }, options);
  return {};
}

async function deliverReferences(app: TestService): Promise<void> {
  const names = { [ruth]: 'Ruth', [urs]: 'Urs' };
  for (const [id, firstName] of Object.entries(names)) {
    await app.deliver(employeeChanged, {
      id,
      userId: testId(`user ${firstName}`),
      firstName,
      lastName: 'Gerber',
      email: 'x@demo.test',
      role: 'employee',
      active: true,
    });
  }
  await app.deliver(objectChanged, {
    id: harvester,
    kind: 'machines',
    title: 'Vollernter',
    unit: 'machine_hour',
    price: '180.0000',
    vatRateKey: 'normal',
    active: true,
    deleted: false,
  });
  for (const [id, number, people] of [
    [forest, 'P1', [ruth, urs]],
    [road, 'P2', [urs]],
  ] as const) {
    await app.deliver(projectChanged, {
      id,
      number,
      title: `Projekt ${number}`,
      status: 'PROG',
      assignedEmployeeIds: [...people],
      deleted: false,
    });
  }
}

describe('the plan of people and machines', () => {
  let app: TestService;
  let admin: TestClient;

  const book = (body: { date?: string } & Record<string, unknown>) =>
    admin.post(url, { resourceId: ruth, projectId: forest, ...onDay(body) });
  const week = (client: TestClient, from: string, to: string) => client.get(`${url}?from=${from}&to=${to}`);

  beforeAll(async () => {
    app = await startTestService(planningService);
    await deliverReferences(app);
    admin = app.as('admin');
  });
  afterAll(() => app.close());

  it('shows who is where', async () => {
    await book({ date: '2026-11-02' });
    const { body } = await week(admin, '2026-11-02', '2026-11-08');
    expect(body.resources.map((resource: { name: string }) => resource.name)).toEqual([
      'Ruth Gerber',
      'Urs Gerber',
      'Vollernter',
    ]);
    expect(body.bookings).toMatchObject([{ resourceId: ruth, firstDay: '2026-11-02', projectNumber: 'P1' }]);
  });

  it('keeps a person in one place: a taken half day is refused, with what holds it', async () => {
    expect((await book({ date: '2026-11-03', part: 'morning' })).status).toBe(201);
    expect((await book({ date: '2026-11-03', part: 'afternoon', projectId: road })).status).toBe(201);
    const refused = await book({ date: '2026-11-03', part: 'full' });
    expect(refused.body).toMatchObject({
      status: 409,
      code: 'DAY_TAKEN',
      params: { date: '2026-11-03', project: 'P1 Projekt P1' },
    });
  });

  it('gives a day to one of twenty who want it at the same moment', async () => {
    const tries = Array.from({ length: 20 }, () => book({ date: '2026-11-04' }));
    const statuses = (await Promise.all(tries)).map((answer) => answer.status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(19);
  });

  it('moves a booking, and its old day is free again', async () => {
    const { body } = await book({ date: '2026-11-05' });
    const moved = await admin.patch(`${url}/${body.id}`, onDay({ date: '2026-11-06' }), {
      ifMatch: body.version,
    });
    expect(moved.body).toMatchObject({ firstDay: '2026-11-06', version: 2 });
    expect((await book({ date: '2026-11-05' })).status).toBe(201);
  });

  it('copies a week and leaves what is there already', async () => {
    await book({ date: '2027-01-04', resourceId: urs });
    await book({ date: '2027-01-05', resourceId: urs });
    await book({ date: '2027-01-12', resourceId: urs, projectId: road });
    const { body } = await admin.post(`${url}/copy-week`, { from: '2027-01-04', to: '2027-01-11' });
    expect(body).toMatchObject({ created: 1, skipped: 1, bookings: [{ firstDay: '2027-01-11' }] });
    const copied = await week(admin, '2027-01-11', '2027-01-17');
    expect(copied.body.bookings).toMatchObject([
      { firstDay: '2027-01-11', projectNumber: 'P1' },
      { firstDay: '2027-01-12', projectNumber: 'P2' },
    ]);
    expect((await admin.post(`${url}/changes`, body.undo)).status).toBe(200);
    expect((await week(admin, '2027-01-11', '2027-01-17')).body.bookings).toMatchObject([
      { firstDay: '2027-01-12', projectNumber: 'P2' },
    ]);
  });

  it('names the field of an unknown person and of a span that is too long', async () => {
    const unknown = await book({ date: '2026-11-09', resourceId: testId('nobody') });
    expect(unknown.body.fields).toMatchObject([{ field: 'resourceId', code: 'exists' }]);
    const long = await week(admin, '2026-01-01', '2028-01-01');
    expect(long.body.fields).toMatchObject([{ field: 'to' }]);
  });

  it('shows an employee the own days only', async () => {
    await book({ date: '2027-02-01', resourceId: urs });
    await book({ date: '2027-02-01', employeeId: ruth });
    const { body } = await week(app.as('employee', { membershipId: ruth }), '2027-02-01', '2027-02-01');
    expect(body.bookings).toMatchObject([{ resourceId: ruth }]);
    expect(body.resources).toHaveLength(1);
  });

  it('tells who is away or asks to be, to whom it concerns, until it is taken back', async () => {
    const span = { startsOn: '2027-02-08', endsOn: '2027-02-10', startHalf: true, endHalf: false };
    const tell = (employeeId: string, state: AbsenceChanged['state'], licence?: 'other') => {
      const absence = { id: testId(`absence of ${employeeId}`), employeeId, state, ...span, deleted: false };
      return app.deliver(absenceChanged, absence, licence ? { licence } : {});
    };
    await tell(ruth, 'approved');
    await tell(urs, 'requested');
    await tell(stranger, 'approved', 'other');
    await book({ date: '2027-02-10' });
    await book({ date: '2027-02-10', resourceId: urs });
    const away = async (client: TestClient, day: string) => {
      const { body } = await week(client, day, day);
      return body.absences.map((one: { resourceId: string; approved: boolean }) => [
        one.resourceId,
        one.approved,
      ]);
    };
    const all = [
      [ruth, true],
      [urs, false],
    ];
    expect((await away(admin, '2027-02-10')).sort()).toEqual(all.sort());
    expect(await away(admin, '2027-02-11')).toEqual([]);
    const { body } = await week(admin, '2027-02-08', '2027-02-08');
    expect(body.absences).toContainEqual({
      ...{
        id: testId(`absence of ${ruth}`),
        resourceId: ruth,
        firstDay: '2027-02-08',
        lastDay: '2027-02-10',
      },
      ...{ startHalf: true, endHalf: false, approved: true },
    });
    expect(await away(app.as('employee', { membershipId: ruth }), '2027-02-10')).toEqual([[ruth, true]]);
    expect(await away(app.as('employee', { membershipId: urs }), '2027-02-10')).toEqual([[urs, false]]);
    await tell(ruth, 'cancelled');
    await tell(urs, 'declined');
    expect(await away(admin, '2027-02-10')).toEqual([]);
  });

  it('books a machine by times and shares, and as much as there is of it', async () => {
    const at = (from: string, to: string, share: number) =>
      book({ resourceId: harvester, date: '2027-03-01', part: 'times', from, to, share });
    expect((await at('07:00', '12:00', 60)).status).toBe(201);
    expect((await at('11:00', '15:00', 40)).status).toBe(201);
    expect((await at('11:59', '13:00', 10)).status).toBe(409);
    expect((await at('12:00', '13:00', 60)).status).toBe(201);
    expect((await at('13:00', '12:00', 10)).body.fields).toMatchObject([{ field: 'to' }]);
  });

  it('books something that is no project, over days, and refuses both or neither', async () => {
    const days = { firstDay: '2027-03-08', lastDay: '2027-03-10' };
    const course = await book({ ...days, projectId: null, title: 'Kurs Seilwinde' });
    expect(course.body).toMatchObject({
      ...days,
      title: 'Kurs Seilwinde',
      projectId: null,
      status: 'planned',
    });
    const inside = await week(admin, '2027-03-09', '2027-03-09');
    expect(inside.body.bookings).toMatchObject([{ id: course.body.id }]);
    expect((await book({ date: '2027-03-11', projectId: null })).body.fields).toMatchObject([
      { field: 'projectId' },
    ]);
    const both = await book({ date: '2027-03-11', title: 'Kurs' });
    expect(both.body.fields).toMatchObject([{ field: 'projectId' }]);
    const changed = await admin.patch(`${url}/${course.body.id}`, { projectId: forest }, { ifMatch: 1 });
    expect(changed.body).toMatchObject({ projectNumber: 'P1', title: null, version: 2 });
    const wrong = await admin.patch(`${url}/${course.body.id}`, { lastDay: '2027-03-01' }, { ifMatch: 2 });
    expect(wrong.body.fields).toMatchObject([{ field: 'lastDay' }]);
  });

  it('makes a series as a whole or not at all, removes what follows and brings it back', async () => {
    const repeat = { frequency: 'weekly', until: '2027-05-31' };
    const first = await book({ date: '2027-05-03', repeat });
    const span = () => week(admin, '2027-05-01', '2027-06-30');
    const series = (await span()).body.bookings;
    expect(series.map((one: { firstDay: string }) => one.firstDay)).toEqual([
      '2027-05-03',
      '2027-05-10',
      '2027-05-17',
      '2027-05-24',
      '2027-05-31',
    ]);
    expect(new Set(series.map((one: { seriesId: string }) => one.seriesId)).size).toBe(1);
    const clash = await book({ date: '2027-04-26', repeat: { ...repeat, until: '2027-05-03' } });
    expect(clash.body).toMatchObject({ code: 'DAY_TAKEN', params: { date: '2027-05-03' } });
    expect((await week(admin, '2027-04-26', '2027-04-26')).body.bookings).toEqual([]);
    const removed = await admin.delete(`${url}/${series[2].id}?reach=following`, { ifMatch: 1 });
    expect(removed.body.ids).toHaveLength(3);
    expect((await span()).body.bookings).toHaveLength(2);
    expect((await admin.post(`${url}/restore`, { ids: removed.body.ids })).status).toBe(204);
    expect((await span()).body.bookings).toHaveLength(5);
    expect(first.body.seriesId).toBe(series[4].seriesId);
  });

  it('does not bring back what has no room any more', async () => {
    const { body } = await book({ date: '2027-06-07' });
    await admin.delete(`${url}/${body.id}`, { ifMatch: 1 });
    await book({ date: '2027-06-07', projectId: road });
    expect((await admin.post(`${url}/restore`, { ids: [body.id] })).body).toMatchObject({
      code: 'DAY_TAKEN',
    });
  });

  it('keeps every booking while two planners move them at random, and refuses by 412 alone', async () => {
    const made = await Promise.all(
      Array.from({ length: 20 }, () => book({ date: '2027-07-05', share: 1, resourceId: harvester })),
    );
    expect(new Set(made.map(({ status }) => status))).toEqual(new Set([201]));
    const bookings = made.map(({ body }) => ({ id: body.id as string, version: 1 }));
    let seed = 7;
    const random = (below: number) => (seed = (seed * 1103515245 + 12345) % 2147483648) % below;
    const planners = [admin, app.as('admin', { membershipId: testId('second planner') })];
    let moved = 0;
    const move = async (planner: TestClient) => {
      const one = bookings[random(bookings.length)] ?? bookings[0];
      const day = `2027-07-${String(5 + random(20)).padStart(2, '0')}`;
      const resourceId = [ruth, urs, harvester][random(3)];
      const answer = await planner.patch(
        `${url}/${one?.id}`,
        { ...onDay({ date: day }), resourceId },
        { ifMatch: one?.version ?? 1 },
      );
      if (answer.status === 200 && one) {
        moved += 1;
        one.version = Math.max(one.version, answer.body.version as number);
      }
      return answer.status;
    };
    const statuses: number[] = [];
    for (let round = 0; round < 10; round += 1) {
      statuses.push(
        ...(await Promise.all(Array.from({ length: 20 }, (_, at) => move(planners[at % 2] ?? admin)))),
      );
    }
    expect(new Set(statuses)).toEqual(new Set([200, 412]));
    const { body } = await week(admin, '2027-07-01', '2027-07-31');
    const ids = body.bookings.map((one: { id: string }) => one.id).sort();
    expect(ids).toEqual(bookings.map(({ id }) => id).sort());
    const versions = body.bookings.reduce(
      (sum: number, one: { version: number }) => sum + one.version - 1,
      0,
    );
    expect(versions).toBe(moved);
    const [, second] = planners;
    expect((await week(second ?? admin, '2027-07-01', '2027-07-31')).body).toEqual(body);
  });

  it('keeps what is booked of a person who left and of a project that is deleted, and books neither anew', async () => {
    const [leaver, gone] = [testId('leaver'), testId('gone')];
    const person = { id: leaver, userId: testId('user leaver'), firstName: 'Lea', lastName: 'Weg' };
    const employee = { ...person, email: 'l@demo.test', role: 'employee' as const };
    const project = {
      id: gone,
      number: 'P9',
      title: 'Weg',
      status: 'PROG' as const,
      assignedEmployeeIds: [],
    };
    await app.deliver(employeeChanged, { ...employee, active: true });
    await app.deliver(projectChanged, { ...project, deleted: false });
    const { body } = await book({ date: '2027-08-02', resourceId: leaver, projectId: gone });
    await app.deliver(employeeChanged, { ...employee, active: false });
    await app.deliver(projectChanged, { ...project, deleted: true });
    const { body: plan } = await week(admin, '2027-08-02', '2027-08-02');
    expect(plan.bookings).toMatchObject([{ id: body.id, projectNumber: 'P9' }]);
    expect(plan.resources.map(({ id }: { id: string }) => id)).not.toContain(leaver);
    expect((await book({ date: '2027-08-03', projectId: gone })).body.fields).toMatchObject([
      { field: 'projectId', code: 'exists' },
    ]);
    for (const path of [
      'conflicts?from=2027-08-02&to=2027-08-08',
      'annual-plan?year=2027',
      'loads?from=2027-08-02&to=2027-08-08',
    ]) {
      expect((await admin.get(`/api/planning/${path}`)).status).toBe(200);
    }
    const moved = await admin.patch(`${url}/${body.id}`, { resourceId: urs }, { ifMatch: 1 });
    expect(moved.status).toBe(200);
    expect((await admin.delete(`${url}/${body.id}`, { ifMatch: 2 })).status).toBe(200);
  });
});

async function aRailLayer(app: TestService): Promise<string> {
  const geometry = {
    type: 'LineString',
    coordinates: [
      [7.5, 46.9],
      [7.6, 46.9],
    ],
  };
  const content = JSON.stringify({ type: 'Feature', properties: {}, geometry });
  const file = { name: 'gleise.geojson', content, type: 'application/geo+json', fields: { title: 'Geheim' } };
  return (await app.as('admin').post('/api/planning/rail-layers', undefined, { file })).body.id;
}

async function prepare(app: TestService): Promise<Record<string, string>> {
  await deliverReferences(app);
  const body = { resourceId: ruth, projectId: forest, ...onDay({ date: '2026-11-02' }) };
  const phase = { projectId: forest, title: 'Schlag', firstDay: '2026-11-02', lastDay: '2026-11-06' };
  const requirement = { ...need, projectId: forest };
  await app.deliver(orderChanged, {
    ...{ id: testId('order'), number: 'AB-1', state: 'agreed' as const, projectId: forest },
    positions: [ordered, dismissed].map((id) => ({
      id,
      text: 'Holzen',
      quantity: '8.000',
      unit: 'hour' as const,
    })),
  });
  await app.as('admin').post(`/api/planning/proposals/${dismissed}/dismiss`, {}, { ifMatch: 1 });
  const variant = { title: 'Seilkran zuerst', firstDay: '2026-11-02', lastDay: '2026-11-29' };
  const [variantId, discarded, untaken] = await Promise.all(
    [1, 2, 3].map(async () => (await app.as('admin').post(variants, variant)).body.id as string),
  );
  for (const gone of [discarded, untaken]) {
    await app.as('admin').delete(`${variants}/${gone}`, { ifMatch: 1 });
  }
  return {
    id: (await app.as('admin').post(url, body)).body.id,
    phaseId: (await app.as('admin').post('/api/planning/phases', phase)).body.id,
    requirementId: (await app.as('admin').post('/api/planning/requirements', requirement)).body.id,
    thingId: harvester,
    proposalId: ordered,
    'Proposal_restore.proposalId': dismissed,
    variantId: variantId ?? '',
    'Variant_restore.variantId': discarded ?? '',
    'Variant_untake.variantId': untaken ?? '',
    layerId: await aRailLayer(app),
  };
}

const variants = '/api/planning/variants';
const month = '?from=2026-11-01&to=2026-11-30';
const need = { kind: 'person', count: 1, days: 1, firstDay: '2026-11-02', lastDay: '2026-11-06' };
const queries = {
  Conflict_list: month,
  Load_list: month,
  Requirement_list: month,
  Booking_plan: month,
  OwnPlan_plan: month,
  Site_list: month,
  AnnualPlan_plan: '?year=2026',
  WeatherDay_preview: '?day=2026-11-02',
  Variant_plan: month,
  Variant_conflicts: month,
  Variant_weatherDay: '?day=2026-11-02',
  Variant_print: '?from=2026-11-02&to=2026-11-08',
};

describeLicenceMatrix(planningService, {
  prepare,
  prepareOther: deliverOthers,
  creations: {
    Requirement_create: { of: 'requirementId', body: { ...need, projectId: otherForest } },
    Booking_create: {
      of: 'id',
      body: {
        resourceId: stranger,
        projectId: otherForest,
        firstDay: '2026-11-03',
        lastDay: '2026-11-03',
        share: 1,
      },
    },
    Variant_create: {
      of: 'variantId',
      body: { title: 'Forwarder zuerst', firstDay: '2026-11-03', lastDay: '2026-11-03' },
    },
    Phase_create: {
      of: 'phaseId',
      body: { projectId: otherForest, title: 'Schlag', firstDay: '2026-11-03', lastDay: '2026-11-03' },
    },
  },
  bodies: {
    Phase_update: { people: 2 },
    Variant_rename: { title: 'Anders' },
    Variant_change: { remove: [{ id: testId('nobody'), version: 1 }] },
    Variant_copyWeek: { from: '2026-11-02', to: '2026-11-09' },
    Variant_team: {
      ...{ resourceId: stranger, otherIds: [stranger], projectId: otherForest },
      ...{ firstDay: '2026-11-02', lastDay: '2026-11-02' },
    },
    Variant_apply: { stamp: '0'.repeat(64) },
    Variant_untake: { update: [], remove: [], restore: [] },
    Booking_update: { part: 'morning' },
    Requirement_update: { ...need, projectId: otherForest },
    Proposal_accept: { ...need, projectId: otherForest },
    Skill_updateResource: { skills: [] },
    Skill_updateProject: { skillIds: [] },
  },
  late: {
    bodies: { Requirement_update: { ...need, projectId: forest } },
    exempt: {
      Skill_updateResource: 'what everybody can is read again as one list',
      Skill_updateProject: 'what projects need is read again as one list',
      Proposal_accept: 'answers the requirement made of it; proposals are read again as one list',
    },
  },
  queries,
});

describeRoleMatrix(planningService, {
  prepare: async (app) => {
    const found = await prepare(app);
    const person = {
      id: testMember('employee'),
      userId: testId('reader'),
      firstName: 'Eva',
      lastName: 'Fort',
    };
    const employee = { ...person, email: 'y@demo.test', role: 'employee', active: true } as const;
    await app.deliver(employeeChanged, employee);
    const { path } = (await app.as('employee').post('/api/planning/plan-feed')).body;
    return { ...found, token: String(path).split('/').at(-1) ?? '' };
  },
  queries,
});
