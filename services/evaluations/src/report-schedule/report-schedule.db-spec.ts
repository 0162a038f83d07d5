import { employeeChanged, licenceChanged } from '@jahrring/contracts-admin';
import { newId } from '@jahrring/contracts-common';
import type { ReportScheduleView, ScheduleRunView } from '@jahrring/contracts-evaluations';
import { projectChanged } from '@jahrring/contracts-projects';
import { demoLicences, getDemoPerson } from '@jahrring/demo';
import { FixedClock, Mailer, SERVICE_ENV, type ServiceEnv } from '@jahrring/service-kit';
import { entryChanged } from '@jahrring/contracts-time';
import { startTestService, testLicences, testMember, type TestService } from '@jahrring/testing';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { evaluationsService } from '../evaluations.service-definition';
import { FakeMembers } from '../test/fake-members';

const url = '/api/evaluations/report-schedules';
const saved = '/api/evaluations/saved-reports';
const forest = newId();
const manager = testMember('manager');
const employee = testMember('employee');
const foreman = testMember('foreman');
/** A Tuesday, 12:00 in Zurich. */
const start = new Date('2026-03-10T11:00:00Z');
const hourMs = 3_600_000;

const weekly = {
  ...{ title: 'Woche der Leute', content: { kind: 'week', by: 'person' }, format: 'csv' },
  ...{ rhythm: 'weekly', weekday: 1, day: 1, month: 1, time: '07:00' },
};

describe('reports that go out by themselves', () => {
  let app: TestService;
  let clock: FixedClock;
  let members: FakeMembers;

  beforeEach(async () => {
    clock = new FixedClock(start);
    members = new FakeMembers();
    members.admit('manager');
    members.admit('employee');
    members.admit('foreman', { locale: 'fr' });
    app = await startTestService(evaluationsService, { clock, client: members });
    await tellPerson(manager, 'Maria', 'Frei');
    await tellPerson(employee, 'Reto', 'Egli');
    await tellPerson(foreman, 'Urs', 'Moser');
    await app.deliver(projectChanged, {
      ...{ id: forest, number: 'P1', title: 'Auftrag', status: 'PROG' as const },
      ...{ assignedEmployeeIds: [manager, foreman], deleted: false },
    });
    await tellHours(employee, '2026-03-09', 3600);
    await tellHours(manager, '2026-03-10', 7200);
  });
  afterEach(() => app.close());

  const tellPerson = (id: string, firstName: string, lastName: string) =>
    app.deliver(employeeChanged, {
      ...{ id, userId: newId(), firstName, lastName, email: 'a@demo.test' },
      ...{ role: 'employee' as const, active: true },
    });
  const tellHours = (employeeId: string, workDate: string, seconds: number) =>
    app.deliver(entryChanged, {
      ...{ id: newId(), employeeId, projectId: forest, workDate, seconds },
      ...{ billable: true, deleted: false, amount: '95.00' },
    });
  const create = async (values: object = {}): Promise<ReportScheduleView> => {
    const { status, body } = await app
      .as('manager')
      .post(url, { ...weekly, recipients: [employee], ...values });
    expect([status, body.fields]).toEqual([201, undefined]);
    return body as ReportScheduleView;
  };
  const work = async () => {
    await app.runJob('evaluations.schedule.begin');
    await app.runJob('evaluations.schedule.send');
  };
  const at = (instant: string) => clock.set(new Date(instant));
  const runsOf = async ({ id }: { id: string }) =>
    (await app.as('manager').get(`${url}/${id}/runs`)).body.items as ScheduleRunView[];
  const mails = async (): Promise<string[]> => {
    const folder = join(app.service.get<ServiceEnv>(SERVICE_ENV as never).dataDir, 'mail');
    const names = await readdir(folder).catch(() => []);
    return Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  };
  /** The text of what is attached. */
  const attached = (mail: string): string => {
    const [, body = ''] = /Content-Disposition: attachment[^]*?\r\n\r\n([^]*?)\r\n--/.exec(mail) ?? [];
    return /Content-Transfer-Encoding: base64/.test(mail.slice(mail.indexOf('text/csv')))
      ? Buffer.from(body, 'base64').toString()
      : body;
  };

  it('are due by the clocks of the licence, of the last whole period', async () => {
    const schedule = await create();
    expect(schedule).toMatchObject({
      ...{ nextRunAt: '2026-03-16T06:00:00.000Z', timeZone: 'Europe/Zurich', paused: false, lastRun: null },
      nextPeriod: { from: '2026-03-09', to: '2026-03-15' },
      recipients: [{ id: employee, name: 'Reto Egli' }],
    });
    await app.deliver(licenceChanged, {
      ...{ id: testLicences.own, name: 'Forst AG', type: 'extended' as const, state: 'active' as const },
      ...{ timeZone: 'Europe/Bucharest', country: 'CH' as const, currency: 'CHF' as const },
    });
    const { body } = await app.as('manager').get(`${url}/${schedule.id}`);
    expect(body.nextRunAt).toBe('2026-03-16T05:00:00.000Z');
  });

  it('go out once, each with what its recipient may see, in their language', async () => {
    const schedule = await create({ recipients: [employee, foreman] });
    await work();
    expect(await mails()).toEqual([]);
    at('2026-03-16T06:00:01Z');
    await work();
    await work();
    const sent = await mails();
    expect(sent).toHaveLength(2);
    const own = sent.find((mail) => mail.includes('To: Reto Egli <employee@demo.test>')) ?? '';
    expect(own).toContain('Subject: Woche der Leute: 09.03.2026 bis 15.03.2026');
    expect(attached(own)).toContain('Reto Egli');
    expect(attached(own)).not.toContain('Maria Frei');
    const led = sent.find((mail) => mail.includes('To: Urs Moser <foreman@demo.test>')) ?? '';
    expect(led).toContain('Content-Language: fr');
    expect(attached(led)).toContain('Maria Frei');
    const [run, ...others] = await runsOf(schedule);
    expect(others).toEqual([]);
    expect(run).toMatchObject({ from: '2026-03-09', to: '2026-03-15' });
    expect(run?.deliveries.map(({ name, state }) => [name, state])).toEqual([
      ['Reto Egli', 'sent'],
      ['Urs Moser', 'sent'],
    ]);
    const { body } = await app.as('manager').get(`${url}/${schedule.id}`);
    expect(body).toMatchObject({
      ...{ lastRun: { total: 2, sent: 2, open: 0 }, nextRunAt: '2026-03-23T06:00:00.000Z' },
    });
  });

  it('make up for what was missed while nothing ran, each period once, but not for a pause', async () => {
    const daily = await create({ content: { kind: 'ready', key: 'hoursByPerson' }, rhythm: 'daily' });
    at('2026-03-13T12:00:00Z');
    await work();
    await work();
    expect((await runsOf(daily)).map(({ from }) => from).toSorted()).toEqual([
      ...['2026-03-10', '2026-03-11', '2026-03-12'],
    ]);
    const { body } = await app.as('manager').get(`${url}/${daily.id}`);
    const paused = await app
      .as('manager')
      .patch(`${url}/${daily.id}`, { paused: true }, { ifMatch: body.version });
    expect(paused.body).toMatchObject({ paused: true, nextRunAt: null });
    at('2026-03-20T12:00:00Z');
    await work();
    await app.as('manager').patch(`${url}/${daily.id}`, { paused: false }, { ifMatch: paused.body.version });
    await work();
    expect(await runsOf(daily)).toHaveLength(3);
  });

  it('begin on one instance alone, and are sent by one alone', async () => {
    const schedule = await create();
    at('2026-03-16T06:00:01Z');
    await Promise.allSettled([
      app.runJob('evaluations.schedule.begin'),
      app.runJob('evaluations.schedule.begin'),
    ]);
    expect(await runsOf(schedule)).toHaveLength(1);
    await Promise.allSettled([
      app.runJob('evaluations.schedule.send'),
      app.runJob('evaluations.schedule.send'),
    ]);
    expect(await mails()).toHaveLength(1);
    expect((await runsOf(schedule))[0]?.deliveries).toMatchObject([{ state: 'sent', attempts: 1 }]);
  });

  it('are refused to whoever may not see reports at that moment, and say why', async () => {
    const { body: report } = await app.as('manager').post(saved, {
      title: 'Stunden',
      definition: {
        ...{ rows: ['person'], columns: [], measures: ['hours'], filters: {} },
        period: { kind: 'relative', of: 'year' },
      },
      shares: { roles: [], employeeIds: [] },
    });
    const content = { kind: 'saved', reportId: report.id };
    const schedule = await create({ content, recipients: [employee, foreman] });
    members.dismiss('employee');
    members.admit('foreman', { extraKeys: ['tools.evaluation.read_only'] });
    const after = async (instant: string) => {
      at(instant);
      await work();
      return (await runsOf(schedule))[0]?.deliveries.map(({ state, refusal }) => [state, refusal]);
    };
    expect(await after('2026-03-16T06:00:01Z')).toEqual([
      ['refused', 'account'],
      ['refused', 'permission'],
    ]);
    members.admit('employee');
    members.admit('foreman', { grants: new Map([['tools.evaluation.other', 'all']]) });
    const values = await create({ content: { kind: 'ready', key: 'valueByProject' }, recipients: [foreman] });
    await app.as('manager').delete(`${saved}/${report.id}`, { ifMatch: 1 });
    expect((await after('2026-03-23T06:00:01Z'))?.[0]).toEqual(['refused', 'report']);
    // Amounts are not theirs to see.
    expect((await runsOf(values))[0]?.deliveries).toMatchObject([
      { state: 'refused', refusal: 'permission' },
    ]);
    members.dismiss('manager');
    expect((await after('2026-03-30T06:00:01Z'))?.[0]).toEqual(['refused', 'owner']);
    expect(await mails()).toEqual([]);
  });

  it('are of the last whole business year where the report is, with people counted once and days as its units', async () => {
    const { body: report } = await app.as('manager').post(saved, {
      title: 'Geschäftsjahr',
      definition: {
        ...{
          rows: ['project'],
          columns: [],
          measures: ['hours', 'people', 'hoursPerPersonDay'],
          filters: {},
        },
        ...{ hourFormat: 'days', period: { kind: 'relative', of: 'lastBusinessYear', yearStart: 7 } },
      },
      shares: { roles: [], employeeIds: [] },
    });
    await tellHours(manager, '2025-06-30', 3600);
    await tellHours(manager, '2025-07-01', 30_240);
    const schedule = await create({
      ...{ content: { kind: 'saved', reportId: report.id }, rhythm: 'yearly', day: 2, month: 7 },
      recipients: [manager],
    });
    expect(schedule).toMatchObject({
      nextRunAt: '2026-07-02T05:00:00.000Z',
      nextPeriod: { from: '2025-07-01', to: '2026-06-30' },
    });
    at('2026-07-02T05:00:01Z');
    await work();
    expect(await runsOf(schedule)).toMatchObject([{ from: '2025-07-01', to: '2026-06-30' }]);
    const lines = attached((await mails())[0] ?? '')
      .replace('\ufeff', '')
      .split(/\r?\n/);
    // An hour and 2 hours of this spring, a day of 8:24 of last summer; the day before is of another year.
    expect(lines.slice(0, 2)).toEqual([
      'Projekt;Stunden (Tage zu 8:24);Personen;Stunden je Personentag (Tage zu 8:24)',
      'P1 Auftrag;1.3571;2;0.4524',
    ]);
  });

  it('wait and are tried again while nobody can be asked or no server takes them', async () => {
    const schedule = await create();
    at('2026-03-16T06:00:01Z');
    members.isDown = true;
    await work();
    expect((await runsOf(schedule))[0]?.deliveries).toMatchObject([{ state: 'queued', attempts: 1 }]);
    members.isDown = false;
    const mailer = app.get(Mailer);
    const send = mailer.send.bind(mailer);
    mailer.send = () => Promise.reject(new Error('450 try later'));
    clock.advance(hourMs);
    await work();
    expect((await runsOf(schedule))[0]?.deliveries).toMatchObject([
      { state: 'queued', attempts: 2, error: '450 try later' },
    ]);
    mailer.send = send;
    clock.advance(hourMs);
    await work();
    expect((await runsOf(schedule))[0]?.deliveries).toMatchObject([
      { state: 'sent', attempts: 3, error: null },
    ]);
  });

  it.each([
    ['monthly', 'pdf', '.pdf'],
    ['monthly_short', 'zip', '.zip'],
    ['yearly', 'xlsx', '.xlsx'],
  ])('are months and years of people: %s as %s', async (report, format, ending) => {
    const rhythm = report === 'yearly' ? 'yearly' : 'monthly';
    const content = { kind: 'period', report, employeeIds: null };
    await create({ content, format, rhythm, recipients: [manager] });
    at('2027-01-05T06:00:01Z');
    await app.runJob('evaluations.schedule.begin');
    await app.runJob('evaluations.schedule.send');
    const sent = await mails();
    expect(sent.length).toBeGreaterThan(0);
    expect(sent[0]).toContain(ending);
  });

  it('are their owner’s alone, and come back after they were deleted', async () => {
    const schedule = await create();
    expect((await app.as('admin').get(`${url}/${schedule.id}`)).status).toBe(404);
    expect((await app.as('admin').get(url)).body.items).toEqual([]);
    await app.as('manager').delete(`${url}/${schedule.id}`, { ifMatch: schedule.version });
    at('2026-03-17T12:00:00Z');
    await work();
    const { body } = await app.as('manager').post(`${url}/${schedule.id}/restore`);
    expect(body.nextRunAt).toBe('2026-03-23T06:00:00.000Z');
    await work();
    expect(await runsOf(schedule)).toEqual([]);
    expect((await app.audit()).map(({ action }) => action)).toEqual(
      expect.arrayContaining(['create', 'delete', 'restore']),
    );
  });

  it('go to people who may see reports now', async () => {
    members.admit('trainee', { grants: new Map() });
    await tellPerson(testMember('trainee'), 'Lia', 'Kern');
    const { body } = await app.as('manager').get(`${url}/recipients`);
    expect(body.items).toEqual([
      { id: manager, name: 'Maria Frei' },
      { id: employee, name: 'Reto Egli' },
      { id: foreman, name: 'Urs Moser' },
    ]);
  });

  it('have gone out in the demo for weeks, and go on', async () => {
    const demo = await startTestService(evaluationsService, { demo: true, clock, client: members });
    const { employeeId: membershipId } = getDemoPerson('manager@demo.test');
    const owner = demo.as('manager', { licenceId: demoLicences.bergwald.id, membershipId });
    const items = (await owner.get(url)).body.items as ReportScheduleView[];
    expect(items.map(({ rhythm, nextRunAt, lastRun }) => [rhythm, nextRunAt, lastRun?.startedAt])).toEqual([
      ['monthly', '2026-04-03T04:30:00.000Z', '2026-03-03T05:30:00.000Z'],
      ['weekly', '2026-03-16T04:45:00.000Z', '2026-03-09T04:45:00.000Z'],
    ]);
    await demo.close();
  });

  it('refuse what does not fit, at its field', async () => {
    const period = { kind: 'period', report: 'monthly', employeeIds: null };
    const refusals: [object, string][] = [
      [{ rhythm: 'daily' }, 'rhythm'],
      [{ format: 'zip' }, 'format'],
      [{ content: period }, 'rhythm'],
      [{ time: '24:00' }, 'time'],
      [{ recipients: [] }, 'recipients'],
      [{ recipients: [newId()] }, 'recipients.0'],
      [{ content: { kind: 'saved', reportId: newId() } }, 'content.reportId'],
      [{ content: { ...period, employeeIds: [newId()] }, rhythm: 'monthly' }, 'content.employeeIds.0'],
    ];
    for (const [values, field] of refusals) {
      const { status, body } = await app
        .as('manager')
        .post(url, { ...weekly, recipients: [employee], ...values });
      expect([status, body.fields?.[0]?.field]).toEqual([422, field]);
    }
    const reader = app.as('manager', { extraKeys: ['tools.evaluation.read_only'] });
    expect((await reader.post(url, { ...weekly, recipients: [employee] })).status).toBe(403);
  });
});
