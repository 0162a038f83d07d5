import { employeeChanged, employmentChanged } from '@jahrring/contracts-admin';
import { objectChanged } from '@jahrring/contracts-inventory';
import {
  defaultPlanningSettings,
  type BookingView,
  type ConflictList,
  type UpdatePlanningSettings,
} from '@jahrring/contracts-planning';
import { projectChanged } from '@jahrring/contracts-projects';
import { absenceChanged } from '@jahrring/contracts-time';
import { startTestService, testId, testMember, type TestClient, type TestService } from '@jahrring/testing';
import { planningService } from '../src';

const url = '/api/planning/bookings';
const eva = testMember('employee');
const urs = testId('urs');
const forest = testId('forest');
const crane = testId('crane');
const [harvester, forwarder] = [testId('harvester'), testId('forwarder')];
/** A week without public holidays. */
const [monday, tuesday, wednesday] = ['2027-03-01', '2027-03-02', '2027-03-03'] as const;
const friday = '2027-03-05';

describe('what is wrong with the plan', () => {
  let app: TestService;
  let admin: TestClient;

  const book = async (body: Record<string, unknown>, status = 201): Promise<BookingView> => {
    const answer = await admin.post(url, { projectId: forest, lastDay: body['firstDay'], ...body });
    expect(answer.status).toBe(status);
    return answer.body;
  };
  const conflicts = async (client = admin): Promise<ConflictList> =>
    (await client.get(`/api/planning/conflicts?from=${monday}&to=${friday}`)).body;
  const told = async (client = admin) =>
    (await conflicts(client)).items.map(({ kind, date, resourceName, what }) => [
      ...[kind, date, resourceName, what],
    ]);
  const settle = async (change: Partial<UpdatePlanningSettings>) => {
    const { version, ...values } = (await admin.get('/api/planning/settings')).body;
    const body = { ...values, ...change };
    const answer = await admin.put('/api/planning/settings', body, { ifMatch: version });
    expect(answer.status).toBe(200);
  };
  const rule = (rules: Partial<UpdatePlanningSettings['rules']>) =>
    settle({ rules: { ...defaultPlanningSettings.rules, ...rules } });
  const clear = async () => {
    const { bookings } = (await admin.get(`${url}?from=${monday}&to=2027-05-01`)).body;
    for (const { id, version } of bookings as BookingView[])
      await admin.delete(`${url}/${id}`, { ifMatch: version });
  };
  const away = (id: string, change: Record<string, unknown> = {}) =>
    app.deliver(absenceChanged, {
      ...{
        id,
        employeeId: eva,
        employeeName: 'Eva Fort',
        type: 'holiday' as const,
        state: 'approved' as const,
      },
      ...{ startsOn: tuesday, endsOn: tuesday, startHalf: false, endHalf: false, deleted: false },
      ...change,
    });

  beforeAll(async () => {
    app = await startTestService(planningService);
    for (const [id, firstName] of [
      [eva, 'Eva'],
      [urs, 'Urs'],
    ] as const) {
      await app.deliver(employeeChanged, {
        ...{ id, userId: testId(`user ${firstName}`), firstName, lastName: 'Fort' },
        ...{ email: 'x@demo.test', role: 'employee' as const, active: true },
      });
    }
    const machine = {
      ...{
        counterUnit: null,
        counterReading: null,
        serviceIntervalMonths: null,
        serviceIntervalCounter: null,
      },
      ...{ nextServiceDate: wednesday, exhaustIntervalMonths: null, nextExhaustDate: null },
      fuelCostPerLitre: null,
    };
    for (const [id, title] of [
      [harvester, 'Vollernter'],
      [forwarder, 'Forwarder'],
    ] as const) {
      await app.deliver(objectChanged, {
        ...{
          id,
          kind: 'machines' as const,
          title,
          unit: 'machine_hour',
          price: '180.0000',
          vatRateKey: 'normal',
        },
        ...{ active: true, deleted: false, ...(id === harvester ? { machine } : {}) },
      });
    }
    await app.deliver(projectChanged, {
      ...{ id: forest, number: 'P1', title: 'Durchforstung', status: 'PROG' as const, deleted: false },
      ...{ assignedEmployeeIds: [eva, urs], deadline: '2027-04-01' },
    });
    admin = app.as('admin');
  });
  afterAll(() => app.close());
  afterEach(clear);

  it('an absence that is approved meanwhile is told, with who could do it and when', async () => {
    await book({ resourceId: eva, firstDay: tuesday });
    expect(await told()).toEqual([]);
    await away(testId('absence'));
    const [conflict] = (await conflicts()).items;
    expect(conflict).toMatchObject({ kind: 'absence', date: tuesday, level: 'warn', asked: false });
    expect(conflict?.others.map(({ name }) => name)).toEqual(['Urs Fort']);
    expect(conflict?.nextDay).toBe(wednesday);
    const others = conflict?.booking;
    const moved = await admin.patch(
      `${url}/${others?.id}`,
      { resourceId: urs },
      { ifMatch: others?.version ?? 0 },
    );
    expect(moved.status).toBe(200);
    expect(await told()).toEqual([]);
    await away(testId('absence'), { deleted: true });
  });

  it('who has left is told from the first day after on, or refused, and of it nobody but who plans and the person', async () => {
    const employment = (endsOn?: string) =>
      app.deliver(employmentChanged, {
        ...{ employeeId: eva, supervisors: [], allowedAbsences: null, allowedCompanyParts: null },
        ...{
          averageDaySeconds: 0,
          startHolidaySeconds: 0,
          startOvertimeSeconds: 0,
          periods: [],
          corrections: [],
        },
        ...(endsOn ? { endsOn } : {}),
      });
    await book({ resourceId: eva, firstDay: monday, lastDay: wednesday });
    await employment(monday);
    expect((await conflicts()).items).toMatchObject([
      { kind: 'absence', date: tuesday, what: 'employment', others: [{ name: 'Urs Fort' }], nextDay: null },
    ]);
    expect((await conflicts(app.as('employee'))).items).toMatchObject([{ what: 'employment' }]);
    await rule({ absence: 'block' });
    const draft = { resourceId: eva, projectId: forest, firstDay: friday, lastDay: friday };
    const refused = await admin.post(url, draft);
    expect(refused).toMatchObject({ status: 409, body: { code: 'BLOCKED_EMPLOYMENT' } });
    expect(refused.body.params).toMatchObject({ date: friday });
    await employment();
    expect((await conflicts()).items).toEqual([]);
    await book({ resourceId: eva, firstDay: friday });
    await rule({});
  });

  it('who is away has ways out after the deadline of the project too, which is missed either way', async () => {
    const late = '2027-04-06';
    await book({ resourceId: eva, firstDay: late });
    const absence = { startsOn: late, endsOn: late };
    await away(testId('late absence'), absence);
    const list = (await admin.get(`/api/planning/conflicts?from=${late}&to=${late}`)).body as ConflictList;
    const found = list.items.find(({ kind }) => kind === 'absence');
    expect(list.items.map(({ kind }) => kind).sort()).toEqual(['absence', 'deadline']);
    expect(found?.others.map(({ name }) => name)).toEqual(['Urs Fort']);
    expect(found?.nextDay).toBe('2027-04-07');
    await away(testId('late absence'), { ...absence, deleted: true });
    await admin.delete(`${url}/${found?.booking.id}`, { ifMatch: found?.booking.version ?? 0 });
  });

  it('a machine is not where it is booked on the day of its service; another one could go', async () => {
    await book({ resourceId: harvester, firstDay: monday, lastDay: friday });
    const [conflict] = (await conflicts()).items;
    expect(conflict).toMatchObject({ kind: 'service', date: wednesday, what: 'service' });
    expect(conflict?.others.map(({ name }) => name)).toEqual(['Forwarder']);
    expect(conflict?.nextDay).toBe('2027-03-04');
  });

  it('who lacks what a project needs, or has it no longer, is told by the name of the skill', async () => {
    await settle({ skills: [{ id: crane, title: 'Kran' }] });
    const needs = await admin.put(
      `/api/planning/skills/projects/${forest}`,
      { skillIds: [crane] },
      { ifMatch: 0 },
    );
    expect(needs.body).toMatchObject({ projectNumber: 'P1', version: 1 });
    const put = (id: string, validUntil: string | null, version = 0) =>
      admin.put(
        `/api/planning/skills/resources/${id}`,
        { skills: [{ skillId: crane, validUntil }] },
        { ifMatch: version },
      );
    expect((await put(urs, monday)).status).toBe(200);
    expect((await put(urs, monday)).status).toBe(412);
    await book({ resourceId: eva, firstDay: monday });
    await book({ resourceId: urs, firstDay: monday, lastDay: tuesday });
    expect(await told()).toEqual([
      ['skill', monday, 'Eva Fort', 'Kran'],
      ['skill', tuesday, 'Urs Fort', 'Kran'],
    ]);
    expect((await conflicts()).items[0]?.others).toEqual([]);
    const unknown = { skills: [{ skillId: testId('unknown'), validUntil: null }] };
    expect((await admin.put(`/api/planning/skills/resources/${eva}`, unknown, { ifMatch: 0 })).status).toBe(
      422,
    );
    await admin.put(`/api/planning/skills/projects/${forest}`, { skillIds: [] }, { ifMatch: 1 });
  });

  it('too little rest and too long a week are told, with the minutes', async () => {
    await book({ resourceId: eva, firstDay: monday, part: 'times', from: '12:00', to: '22:00' });
    await book({
      resourceId: eva,
      firstDay: tuesday,
      lastDay: friday,
      part: 'times',
      from: '06:00',
      to: '17:00',
    });
    const { items } = await conflicts();
    const facts = items.map(({ kind, date, minutes, limit }) => [kind, date, minutes, limit]);
    expect(facts).toContainEqual(['rest', tuesday, 480, 660]);
    expect(facts).toContainEqual(['week', tuesday, 3240, 3000]);
    expect(facts.map(([kind]) => kind)).toContain('capacity');
  });

  it('the licence says what is refused, what is told and what does not matter', async () => {
    const late = { resourceId: eva, firstDay: '2027-04-02' };
    await rule({ deadline: 'block' });
    const refused = await admin.post(url, { projectId: forest, lastDay: late.firstDay, ...late });
    expect(refused).toMatchObject({ status: 409, body: { code: 'BLOCKED_DEADLINE' } });
    expect(refused.body.params).toMatchObject({ date: '2027-04-01' });
    const early = await book({ resourceId: eva, firstDay: '2027-04-01' });
    const move = { firstDay: '2027-04-02', lastDay: '2027-04-02' };
    const { version } = early;
    expect((await admin.patch(`${url}/${early.id}`, move, { ifMatch: version })).status).toBe(409);
    await rule({ deadline: 'off' });
    expect((await admin.patch(`${url}/${early.id}`, move, { ifMatch: version })).status).toBe(200);
    await rule({ deadline: 'block' });
    // Conflicts that arose in the meantime keep nobody from writing a note.
    expect((await admin.patch(`${url}/${early.id}`, { note: 'Säge' }, { ifMatch: version + 1 })).status).toBe(
      200,
    );
    await rule({});
  });

  it('a double booking is refused, or where the licence wants it told; never neither', async () => {
    await book({ resourceId: eva, firstDay: monday });
    await book({ resourceId: eva, firstDay: monday }, 409);
    await rule({ double: 'warn', capacity: 'off' });
    await book({ resourceId: eva, firstDay: monday });
    expect(await told()).toEqual([['double', monday, 'Eva Fort', null]]);
    const off = { ...defaultPlanningSettings, rules: { ...defaultPlanningSettings.rules, double: 'off' } };
    expect((await admin.put('/api/planning/settings', off, { ifMatch: 1 })).status).toBe(422);
    await rule({});
  });

  it('who does not plan learns of others what the plan shows anyway, and no ways out', async () => {
    await book({ resourceId: eva, firstDay: monday, part: 'times', from: '12:00', to: '22:00' });
    await book({ resourceId: eva, firstDay: tuesday, part: 'times', from: '06:00', to: '12:00' });
    await away(testId('asked'), { state: 'requested' });
    const own = await conflicts(app.as('employee'));
    expect(own.items.map(({ kind }) => kind)).toEqual(['absence', 'rest']);
    expect(own.items.every(({ others, nextDay }) => others.length === 0 && nextDay === null)).toBe(true);
    expect((await conflicts(app.as('trainee'))).items).toEqual([]);
    expect((await app.as('employee').get('/api/planning/skills')).status).toBe(403);
    await away(testId('asked'), { deleted: true });
  });
});
