import { defaultTimeSettings } from '@jahrring/contracts-time';
import { testId, testMember } from '@jahrring/testing';
import {
  aTimeService,
  anEntry,
  deliverActivity,
  deliverProject,
  entriesPath,
  friday,
  ids,
  type TimeTest,
} from '../test/a-time-service';

const thursday = '2026-11-19';

describe('my day and my week', () => {
  let app: TimeTest;
  beforeEach(async () => {
    app = await aTimeService();
    const employee = app.as('employee');
    await employee.post(entriesPath, anEntry({ workDate: thursday }));
    await employee.post(entriesPath, anEntry({ workDate: thursday, from: '13:00', to: '16:00' }));
    await employee.post(entriesPath, anEntry({ from: '08:00', to: '10:00' }));
  });
  afterEach(() => app.close());

  it('answers a day with its totals', async () => {
    const { status, body } = await app.as('employee').get(`/api/time/days/${thursday}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      employeeName: 'employee Muster0',
      today: friday,
      canRecord: true,
      workedSeconds: 8 * 3600,
      breakSeconds: 3600,
      requiredBreakSeconds: 1800,
      missingSeconds: 1440,
      locked: false,
    });
    expect(body.entries.map((entry: { from: string }) => entry.from)).toEqual(['07:00', '13:00']);
  });

  it('answers a week with the days that lack hours', async () => {
    const { body } = await app.as('employee').get(`/api/time/weeks/${friday}`);
    expect([body.year, body.week, body.days.length, body.entries.length]).toEqual([2026, 47, 7, 3]);
    const missing = body.days.map((day: { missingSeconds: number }) => day.missingSeconds / 3600);
    expect(missing).toEqual([8.4, 8.4, 8.4, 0.4, 0, 0, 0]);
    expect(body.workedSeconds).toBe(10 * 3600);
  });

  it('flags breaks, overlaps and what the law bounds, to the person and to the supervisor alike', async () => {
    await app
      .as('admin')
      .put('/api/time/settings', { ...defaultTimeSettings, overlap: 'warn' }, { ifMatch: 0 });
    const employee = app.as('employee');
    await employee.post(entriesPath, anEntry({ from: '04:00', to: '09:00' }));
    await employee.post(entriesPath, anEntry({ from: '10:00', to: '16:00' }));
    const day = (await employee.get(`/api/time/days/${friday}`)).body;
    expect(day.remarks).toEqual(['break', 'overlap', 'law']);
    const night = { kind: 'night', date: friday, workDate: friday, actual: 2 * 3600, limit: 0 };
    expect(day.hints).toEqual([night]);
    await employee.post(entriesPath, anEntry({ workDate: thursday, from: '18:00', to: '23:30' }));
    const restless = (await employee.get(`/api/time/days/${friday}`)).body;
    expect(restless.remarks).toEqual(['break', 'overlap', 'law']);
    expect(restless.hints).toEqual([
      { kind: 'dailyRest', date: friday, workDate: friday, actual: 4.5 * 3600, limit: 11 * 3600 },
      night,
    ]);
    const week = (await employee.get(`/api/time/weeks/${friday}`)).body;
    expect(week.hints.map(({ kind }: { kind: string }) => kind)).toContain('longestSpread');
    const path = `/api/time/team?from=${friday}&to=${friday}&employeeId=${testMember('employee')}`;
    const [person] = (await app.as('admin').get(path)).body.people;
    expect(person.days[0].remarks).toEqual(restless.remarks);
  });

  it('shows a foreman the team, and nobody more than that', async () => {
    const employeeId = testMember('employee');
    const path = `/api/time/weeks/${friday}?employeeId=`;
    expect((await app.as('foreman').get(path + employeeId)).body.workedSeconds).toBe(10 * 3600);
    expect((await app.as('foreman').get(path + testMember('manager'))).status).toBe(403);
    expect((await app.as('trainee').get(path + employeeId)).status).toBe(403);
    expect((await app.as('admin').get(path + testMember('employee', { licence: 'other' }))).status).toBe(404);
    expect((await app.as('employee').get('/api/time/days/2026-13-01')).status).toBe(422);
  });

  it('compares targets with all hours, and shows those on projects out of reach as one sum', async () => {
    const employeeId = testMember('employee');
    const { projectId: _seen, ...hidden } = anEntry({ workDate: '2026-11-18', comment: 'Geheim' });
    const elsewhere = { ...hidden, employeeId, projectId: ids.hidden, from: '06:00', to: '11:00' };
    expect((await app.as('admin').post(entriesPath, elsewhere)).status).toBe(201);
    await app.as('admin').post(entriesPath, { ...elsewhere, from: '16:00', to: '19:00', workDate: thursday });
    const team = async (role: 'admin' | 'foreman') => {
      const path = `/api/time/team?from=2026-11-16&to=${friday}&employeeId=${employeeId}`;
      const [person] = (await app.as(role).get(path)).body.people;
      return person;
    };
    const [all, seen] = [await team('admin'), await team('foreman')];
    const sums = ({ workedSeconds, missingSeconds }: Record<string, number>) => [
      workedSeconds,
      missingSeconds,
    ];
    expect(sums(seen)).toEqual(sums(all));
    expect(seen.days.map(sums)).toEqual(all.days.map(sums));
    expect([all.elsewhereSeconds, seen.elsewhereSeconds]).toEqual([0, 8 * 3600]);
    expect(seen.days.map((day: { elsewhereSeconds: number }) => day.elsewhereSeconds / 3600)).toEqual([
      0, 0, 5, 3, 0,
    ]);
    const week = (await app.as('foreman').get(`/api/time/weeks/${friday}?employeeId=${employeeId}`)).body;
    expect([week.workedSeconds, week.elsewhereSeconds, week.missingSeconds]).toEqual([
      18 * 3600,
      8 * 3600,
      all.missingSeconds,
    ]);
    const day = (await app.as('foreman').get(`/api/time/days/2026-11-18?employeeId=${employeeId}`)).body;
    expect(day).toMatchObject({ workedSeconds: 5 * 3600, elsewhereSeconds: 5 * 3600, entries: [] });
    // Neither what it was nor when: nothing can be said of the breaks of a day that is seen in part.
    const told = JSON.stringify([seen, week, day]);
    for (const secret of ['Geheim', 'P999', ids.hidden, '"06:00"', '"19:00"'])
      expect(told).not.toContain(secret);
    expect([day.requiredBreakSeconds, day.remarks]).toEqual([0, ['missing']]);
  });

  it('answers 422 to what is no day, at its field', async () => {
    const admin = app.as('admin');
    const odd = ['2200-01-01', '1899-12-31', '2026-02-30', 'gestern'];
    for (const date of odd) {
      const absence = { type: 'holidays', startsOn: friday, endsOn: date };
      const answers = [
        await admin.get(`/api/time/weeks/${date}`),
        await admin.get(`/api/time/days/${date}`),
        await admin.get(`/api/time/team?from=${date}&to=${friday}`),
        await admin.get(`/api/time/absences/calendar?from=${date}&to=${friday}`),
        await admin.post('/api/time/absences', absence),
        await admin.post('/api/time/absences/preview', absence),
        await admin.get(`${entriesPath}?filter[workDate]=${date}..`),
        await admin.get(`/api/time/surcharges/export/csv?month=${date.slice(0, 7)}`),
      ];
      if (date === '2026-02-30') answers.pop();
      expect([date, ...answers.map(({ status }) => status)]).toEqual([date, ...answers.map(() => 422)]);
    }
    for (const date of ['1900-01-01', '2199-12-31']) {
      expect((await admin.get(`/api/time/weeks/${date}`)).status).toBe(200);
      expect((await admin.get(`/api/time/team?from=${date}&to=${date}`)).status).toBe(200);
      expect((await admin.get(`/api/time/absences/calendar?from=${date}&to=${date}`)).status).toBe(200);
    }
  });

  it('copies yesterday and leaves out what is taken', async () => {
    const employee = app.as('employee');
    const copied = await employee.post(`/api/time/days/${friday}/copy`, { from: thursday });
    expect([copied.status, copied.body.created.length, copied.body.skipped]).toEqual([201, 1, 1]);
    expect(copied.body.created[0]).toMatchObject({
      workDate: friday,
      from: '13:00',
      to: '16:00',
      source: 'copy',
    });
    const nothing = await employee.post(`/api/time/days/${friday}/copy`, { from: '2026-11-01' });
    expect([nothing.status, nothing.body.code]).toEqual([409, 'NO_ENTRIES']);
    const tomorrow = await employee.post('/api/time/days/2026-11-21/copy', { from: thursday });
    expect(tomorrow.body.code).toBe('ENTRY_FUTURE');
  });

  it('offers what can be recorded', async () => {
    const { body } = await app.as('employee').get('/api/time/entry-form');
    expect(body).toMatchObject({
      today: friday,
      timeZone: 'Europe/Zurich',
      canRecordForOthers: false,
      activities: [{ title: 'Holzen' }],
      projects: [{ number: 'P241' }],
      recent: [{ project: { id: ids.forest }, activity: { title: 'Holzen' }, from: '08:00', to: '10:00' }],
    });
    const all = await app.as('admin').get('/api/time/project-options?search=wald');
    expect(all.body.items.map((one: { number: string }) => one.number)).toEqual(['P999']);
    const team = await app.as('foreman').get('/api/time/employee-options');
    expect(team.body.items).toHaveLength(3);
    expect((await app.as('admin').get('/api/time/employee-options?search=trainee')).body.total).toBe(2);
  });

  it('offers the last worked day again, with what of it is in the way', async () => {
    const employee = app.as('employee');
    const lastDay = async () => (await employee.get('/api/time/last-day')).body.day;
    await employee.post(entriesPath, anEntry({ workDate: thursday, seconds: 1800, activityId: null }));
    const { date, lines } = await lastDay();
    expect(date).toBe(thursday);
    expect(lines).toMatchObject([
      {
        from: '07:00',
        to: '12:00',
        project: { number: 'P241' },
        activity: { id: ids.felling },
        obstacle: null,
      },
      { from: '13:00', to: '16:00', obstacle: null },
      { from: null, to: null, seconds: 1800, activity: null, obstacle: null },
    ]);
    await deliverActivity(app, ids.felling, { title: 'Holzen', active: false });
    const obstacles = async () => (await lastDay()).lines.map((line: { obstacle: string }) => line.obstacle);
    expect(await obstacles()).toEqual(['activity', 'activity', null]);
    await deliverProject(app, ids.forest, { number: 'P241', title: 'Zu', status: 'ARCH', assigned: [] });
    expect(await obstacles()).toEqual(['project', 'project', 'project']);
    expect((await app.as('trainee').get('/api/time/last-day')).body).toEqual({ day: null });
  });

  it('looks up what a quick entry names', async () => {
    const path = (query: string) => `/api/time/lookup?${query}`;
    const found = await app.as('employee').get(path('project=p241&activity=hol'));
    expect([found.body.project.id, found.body.activity.id]).toEqual([ids.forest, ids.felling]);
    expect((await app.as('employee').get(path('project=241'))).body.project.id).toBe(ids.forest);
    expect((await app.as('employee').get(path('project=P999&activity=zzz'))).body).toEqual({
      ...{ project: null, activity: null, object: null, projects: [], activities: [], objects: [] },
    });
    // Two fit: neither is chosen.
    await deliverActivity(app, testId('activity timber'), { title: 'Holz rücken' });
    const { activity, activities } = (await app.as('employee').get(path('activity=holz'))).body;
    expect([activity, activities.map(({ title }: { title: string }) => title)]).toEqual([
      null,
      ['Holz rücken', 'Holzen'],
    ]);
    const [forest, other] = ['Gohl Süd', 'Gohl Nord'].map((title) => ({ title, id: testId(title) }));
    for (const one of [forest, other])
      await deliverProject(app, one?.id ?? '', {
        number: one?.title ?? '',
        title: one?.title ?? '',
        assigned: [],
      });
    const goh = (await app.as('admin').get(path('project=Goh'))).body;
    expect([goh.project, goh.projects.length]).toEqual([null, 3]);
    const machine = (await app.as('employee').get(path('object=forw'))).body.object;
    expect(machine).toMatchObject({ id: ids.machine, kind: 'machines', unit: 'machine_hour' });
    // Not of a kind the person may record.
    expect((await app.as('trainee').get(path('object=kilometer'))).body.object).toBeNull();
    expect((await app.as('employee').get(path('object=holzen'))).body.object).toBeNull();
  });
});
