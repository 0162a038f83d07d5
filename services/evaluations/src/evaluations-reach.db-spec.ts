import { employeeChanged, employmentChanged } from '@jahrring/contracts-admin';
import { newId, type Grade } from '@jahrring/contracts-common';
import { documentChanged } from '@jahrring/contracts-documents';
import type {
  FactLines,
  FactSource,
  MyReport,
  PeopleYear,
  PivotChoices,
  PivotView,
  ReportDefinition,
  ReportPeople,
  SavedReportView,
  ScheduleRunView,
  SourceRows,
} from '@jahrring/contracts-evaluations';
import { bookingChanged } from '@jahrring/contracts-planning';
import { projectChanged, projectFiguresChanged } from '@jahrring/contracts-projects';
import { absenceDaysChanged, entryChanged } from '@jahrring/contracts-time';
import { FixedClock, SERVICE_ENV, type ServiceEnv } from '@jahrring/service-kit';
import { startTestService, type TestService } from '@jahrring/testing';
import { readPdfText } from '@jahrring/testing/pdf';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { evaluationsService } from './evaluations.service-definition';
import { FakeMembers } from './test/fake-members';
import {
  assigned,
  cases,
  everything,
  foreign,
  key,
  led,
  lines,
  me,
  other,
  responsible,
  sumOf,
  worthOf,
  type Case,
} from './test/reach-cases';

const url = '/api/evaluations';
/** A Tuesday; all lines are of the week before. */
const now = new Date('2026-03-10T11:00:00Z');
const week = 'from=2026-03-02&to=2026-03-08';
const monday = '2026-03-02';
const hour = 3600;

const prices = { 'tools.project.showprice': 'all' } as const;
const costs = { 'tools.project.costs': 'all' } as const;
const documents = { 'tools.document.index': 'all', ...prices } as const;
const plan = { 'tools.planer.index': 'all' } as const;

describe('what each key shows of evaluations', () => {
  let app: TestService;
  let clock: FixedClock;
  let members: FakeMembers;

  beforeAll(async () => {
    clock = new FixedClock(now);
    members = new FakeMembers();
    app = await startTestService(evaluationsService, { clock, client: members });
    for (const [id, lastName] of [[me, 'Egli'] as const, [led, 'Moser'] as const, [other, 'Frei'] as const]) {
      await app.deliver(employeeChanged, {
        ...{ id, userId: newId(), firstName: 'Reto', lastName, email: 'a@demo.test' },
        ...{ role: 'employee' as const, active: true },
      });
      await app.deliver(employmentChanged, {
        ...{ employeeId: id, supervisors: id === led ? [me] : [], allowedAbsences: null, periods: [] },
        ...{ allowedCompanyParts: null, averageDaySeconds: 0, corrections: [] },
        ...{ startHolidaySeconds: 0, startOvertimeSeconds: 0 },
      });
    }
    await tellProjects();
    await tellAbsences();
    for (const { employeeId, projectId, hours } of Object.values(lines)) {
      await app.deliver(entryChanged, {
        ...{ id: newId(), employeeId, projectId, workDate: monday, seconds: hours * hour },
        ...{ billable: true, deleted: false, amount: `${hours}.00` },
      });
      await app.deliver(bookingChanged, {
        ...{ id: newId(), resourceId: employeeId, projectId, firstDay: monday, lastDay: monday },
        ...{ part: 'times' as const, from: '01:00', to: `${String(1 + hours).padStart(2, '0')}:00` },
        ...{ share: 100, status: 'planned' as const, deleted: false },
      });
    }
  });
  afterAll(() => app.close());

  /** Everybody was away on a day of their own, each longer than the one before. */
  async function tellAbsences() {
    for (const [index, employeeId] of [me, led, other].entries()) {
      await app.deliver(absenceDaysChanged, {
        ...{ id: newId(), employeeId, type: 'illness' as const, state: 'approved' as const, deleted: false },
        days: [{ date: monday, seconds: 2 ** index * hour, halfDays: 1 }],
      });
    }
  }

  async function tellProjects() {
    for (const [id, number] of [
      [assigned, 'P-assigned'] as const,
      [responsible, 'P-responsible'] as const,
      [foreign, 'P-foreign'] as const,
    ]) {
      await app.deliver(projectChanged, {
        ...{ id, number, title: 'Auftrag', status: 'PROG' as const, deleted: false },
        assignedEmployeeIds: id === assigned ? [me] : [],
        ...(id === responsible ? { responsibleEmployeeId: me } : {}),
      });
      const worth = `${worthOf[number.slice(2) as 'assigned' | 'responsible' | 'foreign']}.00`;
      await app.deliver(projectFiguresChanged, {
        ...{ id, plannedCost: null, plannedValue: null, uncosted: 0 },
        rows: [
          {
            ...{ month: '2026-03', kind: 'hours', costCentre: '', revenueCentre: '', seconds: 0 },
            ...{ cost: worth, performed: worth, billed: '0.00', unbilled: worth },
          },
        ],
      });
      await tellBill(worth, id);
    }
    await tellBill('32.00');
  }
  const tellBill = (net: string, projectId?: string) =>
    app.deliver(documentChanged, {
      ...{ id: newId(), type: 'bill', status: 'CHRG', number: net, title: 'Rechnung', currency: 'CHF' },
      ...{ documentDate: monday, dueDate: monday, total: net, net, open: '0.00', deleted: false },
      ...(projectId === undefined ? {} : { projectId }),
    });

  /** Somebody with these keys alone. */
  const as = (keys: Readonly<Record<string, Grade>>) =>
    app.as('employee', { grants: new Map(Object.entries(keys)) });
  const get = async <T>(keys: Readonly<Record<string, Grade>>, path: string): Promise<T> => {
    const { status, body, text } = await as(keys).get(`${url}/${path}`);
    if (status !== 200) throw new Error(`${status} ${path} ${text}`);
    return body as T;
  };
  const status = async (keys: Readonly<Record<string, Grade>>, path: string) =>
    (await as(keys).get(`${url}/${path}`)).status;
  const csv = async (keys: Readonly<Record<string, Grade>>, path: string): Promise<string[]> => {
    const { text } = await as(keys).get(`${url}/${path}`);
    return text.replace('\ufeff', '').trim().split(/\r?\n/);
  };
  const totalOf = ({ totals }: PivotView, unit: number = hour): number => Number(totals[0] ?? 0) / unit;

  it.each(cases)(
    '$name: lines and their sums, in figures, totals and files',
    async ({ keys, lines: seen }) => {
      const people = new Set(seen.map((line) => lines[line].employeeId));
      const projects = new Set(seen.map((line) => lines[line].projectId));
      const byPerson = await get<PivotView>(
        keys,
        `pivots?rows=person&measures=hours,people,projects&${week}`,
      );
      expect(totalOf(byPerson)).toBe(sumOf(seen));
      expect(byPerson.rows.reduce((sum, { values }) => sum + Number(values[0]) / hour, 0)).toBe(sumOf(seen));
      expect(byPerson.totals.slice(1)).toEqual([String(people.size), String(projects.size)]);
      expect(byPerson.partial).toBe(seen.length < everything.length);
      // The week table.
      const table = 'pivots?rows=project&columns=day&measures=hours&filter[kind]=hours';
      const byDay = await get<PivotView>(keys, `${table}&${week}`);
      expect([byDay.rows.length, Number(byDay.total ?? 0) / hour]).toEqual([projects.size, sumOf(seen)]);
      // Behind a figure are the lines it is the sum of.
      const drilled = await get<FactLines>(keys, `lines?${week}&filter[project]=${foreign}`);
      const ofForeign = seen.filter((line) => lines[line].projectId === foreign);
      expect(drilled.items.reduce((sum, { seconds }) => sum + seconds / hour, 0)).toBe(sumOf(ofForeign));
      const { filters } = await get<PivotChoices>(keys, `pivots/choices?${week}`);
      expect([filters.person?.length, filters.project?.length]).toEqual([people.size, projects.size]);
      const file = await csv(keys, `pivots/files/csv?rows=person&measures=hours&${week}`);
      expect(file.at(-1)).toBe(`Total;${sumOf(seen)}.00`);
      expect(await csv(keys, `lines/files/csv?${week}`)).toHaveLength(1 + seen.length);
      const paper = await as(keys).get(`${url}/pivots/files/pdf?rows=person&measures=hours&${week}`);
      expect((await readPdfText(paper.raw)).join(' ')).toContain(`${sumOf(seen)}:00`);
    },
  );

  it.each(cases)('$name: months and years of people, and one’s own', async ({ keys, people }) => {
    const seen = await get<ReportPeople>(keys, 'period-reports/people');
    expect(seen.items.map(({ id }) => id).toSorted()).toEqual([...people].toSorted());
    const years = await get<PeopleYear>(keys, 'period-reports/people-years?year=2026');
    expect(years.items.map(({ employeeId }) => employeeId).toSorted()).toEqual([...people].toSorted());
    for (const id of [me, led, other]) {
      const expected = people.includes(id) ? 200 : 404;
      expect(await status(keys, `period-reports/months?employeeId=${id}&month=2026-03`)).toBe(expected);
      expect(await status(keys, `period-reports/years?employeeId=${id}&year=2026`)).toBe(expected);
    }
    const file = await csv(keys, 'period-reports/people-years/files/csv?year=2026&subject=balances');
    expect(file.filter((line) => line.startsWith('Reto'))).toHaveLength(people.length);
    const own = await get<MyReport>(keys, `my-report?day=${monday}`);
    expect(own.week.seconds).toBe(hour);
  });

  it.each(cases)('$name: absences of people whose days are seen as a whole', async ({ keys, people }) => {
    const expected = [me, led, other].reduce(
      (sum, id, index) => sum + (people.includes(id) ? 2 ** index : 0),
      0,
    );
    const asked = `source=absences&rows=person&measures=absentHours&${week}`;
    const view = await get<PivotView>(keys, `pivots?${asked}`);
    expect([totalOf(view), view.rows.length]).toEqual([expected, people.length]);
    expect(view.partial).toBe(people.length < 3);
    expect((await get<SourceRows>(keys, `rows?source=absences&${week}`)).total).toBe(people.length);
    expect(await csv(keys, `rows/files/csv?source=absences&${week}`)).toHaveLength(1 + people.length);
    expect((await csv(keys, `pivots/files/csv?${asked}`)).at(-1)).toBe(`Total;${expected}.00`);
    const { filters } = await get<PivotChoices>(keys, `pivots/choices?source=absences&${week}`);
    expect(filters.person).toHaveLength(people.length);
  });

  it.each(cases)('$name: costs, documents and plan, each with its own key', async ({ keys, ...seen }) => {
    const worth = (names: Case['projects']) =>
      names.reduce((sum, name) => sum + (name === null ? 32 : worthOf[name]), 0);
    const ofProjects = seen.projects.filter((name) => name !== null);
    const expected: [FactSource, string, Record<string, Grade>, number, number][] = [
      ['costs', 'cost', costs, worth(ofProjects), ofProjects.length],
      ['projects', 'cost', costs, worth(ofProjects), ofProjects.length],
      ['documents', 'revenue', documents, worth(seen.projects), seen.projects.length],
      ['plan', 'plannedHours', plan, sumOf(seen.lines), seen.lines.length],
    ];
    for (const [source, measure, needed, total, rows] of expected) {
      const asked = `pivots?source=${source}&rows=project&measures=${measure}&${week}`;
      const all = { ...keys, ...needed };
      const unit = measure === 'plannedHours' ? hour : 1;
      expect([source, totalOf(await get<PivotView>(all, asked), unit)]).toEqual([source, total]);
      expect((await get<SourceRows>(all, `rows?source=${source}&${week}`)).total).toBe(rows);
      const file = await csv(all, `rows/files/csv?source=${source}&${week}`);
      expect(file).toHaveLength(1 + rows);
      // Without the key of the source there is nothing.
      expect(await status(keys, asked)).toBe(403);
      expect(await status(keys, asked.replace('pivots?', 'pivots/files/csv?'))).toBe(403);
      expect(await status(keys, `pivots/choices?source=${source}&${week}`)).toBe(403);
      expect((await get<SourceRows>(keys, `rows?source=${source}&${week}`)).total).toBe(0);
      expect(await csv(keys, `rows/files/csv?source=${source}&${week}`)).toHaveLength(1);
    }
  });

  it.each(cases)('$name: prices with showprice alone', async ({ keys, lines: seen }) => {
    const amount = `pivots?rows=project&measures=amount&${week}`;
    const perHour = `pivots?rows=project&measures=valuePerHour&${week}`;
    const priced = { ...keys, ...prices };
    expect(totalOf(await get<PivotView>(priced, amount), 1)).toBe(sumOf(seen));
    expect((await get<PivotView>(priced, perHour)).totals).toEqual(['1.00']);
    const amounts = async (of: Readonly<Record<string, Grade>>) =>
      (await get<FactLines>(of, `lines?${week}`)).items.map((line) => line.amount);
    expect((await amounts(priced)).reduce((sum, one) => sum + Number(one), 0)).toBe(sumOf(seen));
    for (const asked of [amount, perHour]) {
      expect(await status(keys, asked)).toBe(403);
      for (const format of ['csv', 'xlsx', 'pdf'])
        expect(await status(keys, asked.replace('pivots?', `pivots/files/${format}?`))).toBe(403);
    }
    expect(new Set(await amounts(keys))).toEqual(new Set([null]));
    expect((await csv(priced, `lines/files/csv?${week}`))[0]).toContain('Wert');
    expect((await csv(keys, `lines/files/csv?${week}`))[0]).not.toContain('Wert');
    // The value of projects needs the permission for prices besides the one for costs.
    const margin = `pivots?source=projects&rows=project&measures=margin&${week}`;
    expect(await status({ ...keys, ...costs }, margin)).toBe(403);
    expect(await status({ ...keys, ...costs, ...prices }, margin)).toBe(200);
    const { columns } = await get<SourceRows>({ ...keys, ...costs }, `rows?source=costs&${week}`);
    expect(columns).not.toContain('performed');
  });

  const share = async (measures: string[], source = 'time'): Promise<string> => {
    const { body } = await app.as('admin').post(`${url}/saved-reports`, {
      title: 'Geteilt',
      definition: {
        ...{ source, rows: ['project'], columns: [], measures, filters: {} },
        period: { kind: 'fixed', from: monday, to: '2026-03-08' },
      },
      shares: { roles: [], employeeIds: [me] },
    });
    return (body as SavedReportView).id;
  };
  const asked = ({ source, rows, measures }: ReportDefinition) =>
    `source=${source}&rows=${rows.join()}&measures=${measures.join()}&${week}`;

  it.each(cases)('$name: less of a report that somebody with more shares', async ({ keys, lines: seen }) => {
    const id = await share(['hours', 'amount', 'people']);
    const own = await get<SavedReportView>(keys, `saved-reports/${id}`);
    expect([own.definition.measures, own.missing, own.mayEdit]).toEqual([
      ['hours', 'people'],
      ['measures'],
      false,
    ]);
    expect(totalOf(await get<PivotView>(keys, `pivots?${asked(own.definition)}`))).toBe(sumOf(seen));
    const priced = await get<SavedReportView>({ ...keys, ...prices }, `saved-reports/${id}`);
    expect(priced.definition.measures).toEqual(['hours', 'amount', 'people']);
    const costly = await share(['cost', 'margin'], 'projects');
    const without = await get<SavedReportView>(keys, `saved-reports/${costly}`);
    expect(without.definition).toMatchObject({ source: 'time', measures: ['hours'] });
    const withCosts = await get<SavedReportView>({ ...keys, ...costs }, `saved-reports/${costly}`);
    expect(withCosts.definition).toMatchObject({ source: 'projects', measures: ['cost'] });
  });

  /** Returns the attachment of the only mail of a run that is due now. */
  const scheduled = async (
    keys: Readonly<Record<string, Grade>>,
    content: object,
  ): Promise<{ delivery: unknown; text: string }> => {
    clock.set(now);
    members.admit('admin');
    members.admit('employee', { grants: new Map(Object.entries(keys)) });
    const folder = join(app.service.get<ServiceEnv>(SERVICE_ENV as never).dataDir, 'mail');
    await rm(folder, { recursive: true, force: true });
    const admin = app.as('admin');
    const { body } = await admin.post(`${url}/report-schedules`, {
      ...{ title: 'Versand', content, format: 'csv', rhythm: 'weekly', weekday: 2, day: 1, month: 1 },
      ...{ time: '13:00', recipients: [me] },
    });
    // An hour on, it is due.
    clock.set(new Date('2026-03-10T12:00:01Z'));
    await app.runJob('evaluations.schedule.begin');
    await app.runJob('evaluations.schedule.send');
    const runs = (await admin.get(`${url}/report-schedules/${body.id}/runs`)).body.items as ScheduleRunView[];
    const { body: last } = await admin.get(`${url}/report-schedules/${body.id}`);
    await admin.delete(`${url}/report-schedules/${body.id}`, { ifMatch: last.version });
    const [name] = await readdir(folder).catch(() => []);
    const mail = name === undefined ? '' : await readFile(join(folder, name), 'utf8');
    const [, part = ''] = /Content-Disposition: attachment[^]*?\r\n\r\n([^]*?)\r\n--/.exec(mail) ?? [];
    const isEncoded = mail.slice(mail.indexOf('text/csv')).includes('base64');
    const { state, refusal } = runs[0]?.deliveries[0] ?? {};
    return { delivery: [state, refusal], text: isEncoded ? Buffer.from(part, 'base64').toString() : part };
  };

  it.each(cases)('$name: what a schedule sends', async ({ keys, lines: seen, people }) => {
    const table = await scheduled(keys, { kind: 'week', by: 'person' });
    expect(table.delivery).toEqual(['sent', null]);
    expect(table.text).toContain(`Total;${sumOf(seen)}.00`);
    const id = await share(['hours', 'amount', 'people']);
    const saved = await scheduled(keys, { kind: 'saved', reportId: id });
    expect(saved.text).toContain(`Total;${sumOf(seen)}.00;`);
    expect(saved.text).not.toContain('Wert');
    const priced = await scheduled({ ...keys, ...prices }, { kind: 'saved', reportId: id });
    expect(priced.text).toContain(`Total;${sumOf(seen)}.00;${sumOf(seen)}.00;`);
    const margin = await scheduled(keys, { kind: 'ready', key: 'projectMargin' });
    expect(margin.delivery).toEqual(['refused', 'permission']);
    expect(people).toContain(me);
  });

  const paths = [
    ...[`pivots?rows=person&measures=hours&${week}`, `pivots/choices?${week}`, `lines?${week}`],
    ...[`pivots/files/csv?rows=person&measures=hours&${week}`, `lines/files/csv?${week}`],
    ...[`rows?source=plan&${week}`, 'period-reports/people', 'period-reports/people-years?year=2026'],
    ...[`period-reports/months?employeeId=${me}&month=2026-03`, 'saved-reports', 'report-schedules'],
  ];

  it.each([
    ['no key', {}],
    ['read_only, which takes away and gives nothing', { [key('read_only')]: 'assigned' }],
    ['keys of other tools', { ...prices, ...costs, ...documents, ...plan }],
  ] as const)('%s: nothing but one’s own report', async (_name, keys) => {
    for (const path of paths) expect([path, await status(keys, path)]).toEqual([path, 403]);
    expect((await get<MyReport>(keys, `my-report?day=${monday}`)).week.seconds).toBe(hour);
    const sent = await scheduled(keys, { kind: 'week', by: 'person' });
    expect([sent.delivery, sent.text]).toEqual([['refused', 'permission'], '']);
  });

  it('read_only beside another key: looks at the same, and takes nothing away', async () => {
    const keys = { [key('other')]: 'all', [key('read_only')]: 'all' } as const;
    const view = await get<PivotView>(keys, `pivots?rows=person&measures=hours&${week}`);
    expect(totalOf(view)).toBe(sumOf(everything));
    for (const format of ['csv', 'xlsx', 'pdf']) {
      const file = `pivots/files/${format}?rows=person&measures=hours&${week}`;
      expect([format, await status(keys, file)]).toEqual([format, 403]);
    }
    const files = [
      ...[`lines/files/csv?${week}`, `rows/files/csv?source=plan&${week}`],
      'period-reports/people-years/files/csv?year=2026&subject=balances',
    ];
    for (const file of files) expect([file, await status(keys, file)]).toEqual([file, 403]);
    const file = { kind: 'monthly', period: '2026-03', employeeIds: null, format: 'csv' };
    expect((await as(keys).post(`${url}/period-reports/files`, file)).status).toBe(403);
    const sent = await scheduled(keys, { kind: 'week', by: 'person' });
    expect(sent.delivery).toEqual(['refused', 'permission']);
  });

  it('other of those assigned, without any assignment: all for staff, one’s own for guests and customers', async () => {
    const grants = new Map(Object.entries({ [key('other')]: 'assigned', 'tools.project.index': 'assigned' }));
    const seen = async (role: 'employee' | 'guest' | 'customer', all = grants) => {
      const who = app.as(role, { membershipId: newId(), grants: all as ReadonlyMap<string, Grade> });
      const { body } = await who.get(`${url}/pivots?rows=person&measures=hours&${week}`);
      return totalOf(body as PivotView);
    };
    expect(await seen('employee')).toBe(sumOf(everything));
    expect([await seen('guest'), await seen('customer')]).toEqual([0, 0]);
    expect(await seen('employee', new Map([[key('other'), 'assigned']]))).toBe(0);
    const own = new Map(Object.entries({ [key('other')]: 'own', 'tools.project.index': 'all' }));
    expect(await seen('employee', own)).toBe(0);
  });

  it('names nothing on paper that the reader does not see', async () => {
    const report = (keys: Readonly<Record<string, Grade>>) =>
      as(keys).get(
        `${url}/pivots/files/pdf?rows=person&measures=hours&filter[project]=${assigned}&filter[person]=${other}&${week}`,
      );
    const words = async (keys: Readonly<Record<string, Grade>>) =>
      (await readPdfText((await report(keys)).raw)).join(' ');
    expect(await words({ [key('other')]: 'all' })).toContain('Projekt: P-assigned Auftrag');
    const own = await words({ [key('own')]: 'own' });
    expect(own).not.toContain('P-assigned');
    expect(own).not.toContain('Frei');
  });
});
