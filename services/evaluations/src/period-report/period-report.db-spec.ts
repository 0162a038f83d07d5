import { newId } from '@jahrring/contracts-common';
import { employeeChanged, employmentChanged, licenceChanged } from '@jahrring/contracts-admin';
import type { MonthReport, PeopleYear, YearReport } from '@jahrring/contracts-evaluations';
import { projectChanged } from '@jahrring/contracts-projects';
import {
  absenceDaysChanged,
  entryChanged,
  entrySurchargesChanged,
  ledgerBooked,
  workingRulesChanged,
  type AbsenceDaysChanged,
  type LedgerBooked,
} from '@jahrring/contracts-time';
import { FixedClock, readTable } from '@jahrring/service-kit';
import {
  startTestService,
  testLicences,
  testMember,
  type TestClient,
  type TestService,
} from '@jahrring/testing';
import { strFromU8, unzipSync } from 'fflate';
import { evaluationsService } from '../evaluations.service-definition';

const url = '/api/evaluations/period-reports';
/** Thursday, 19 November 2026, noon in Zurich. */
const now = new Date('2026-11-19T11:00:00Z');
const employee = testMember('employee');
const trainee = testMember('trainee');
const foreman = testMember('foreman');
const forest = newId();
const day = 8 * 3600;

describe('months and years of people', () => {
  let app: TestService;
  beforeEach(async () => {
    app = await startTestService(evaluationsService, { clock: new FixedClock(now) });
    await tellPerson(employee, 'Reto Egli', [foreman]);
    await tellPerson(trainee, 'Anna Kunz', []);
    await tellPerson(foreman, 'Urs Moser', []);
    await app.deliver(projectChanged, {
      ...{ id: forest, number: 'P1', title: 'Durchforstung', status: 'PROG' as const },
      ...{ assignedEmployeeIds: [employee, trainee, foreman], deleted: false },
    });
    await app.deliver(workingRulesChanged, {
      ...{ id: testLicences.own, workingWeekDays: 5 as const, dailyTargetMinutes: 480 },
      creditedTypes: ['holidays', 'illness'],
      holidays: [{ date: '2026-11-02', name: 'Waldtag', halves: 2 as const }],
    });
  });
  afterEach(() => app.close());

  const tellPerson = async (id: string, name: string, supervisors: string[]) => {
    const [firstName = '', lastName = ''] = name.split(' ');
    await app.deliver(employeeChanged, {
      ...{ id, userId: newId(), firstName, lastName, email: 'a@demo.test' },
      ...{ role: 'employee' as const, active: true },
    });
    await app.deliver(employmentChanged, {
      ...{ employeeId: id, externalId: `M-${firstName}`, supervisors, team: 'Holzerei' },
      ...{ startsOn: '2026-11-01', allowedAbsences: null, allowedCompanyParts: null },
      ...{ averageDaySeconds: day, startHolidaySeconds: 0, startOvertimeSeconds: 0, corrections: [] },
      periods: [
        {
          ...{ validFrom: '2026-11-01', pensumPercent: 100, weekDays: 5 as const, yearlyHolidaySeconds: 0 },
          dailySeconds: [day, day, day, day, day, 0, 0],
        },
      ],
    });
  };
  const work = (workDate: string, seconds: number, employeeId = employee) =>
    app.deliver(entryChanged, {
      ...{ id: newId(), employeeId, projectId: forest, workDate, seconds, billable: true, deleted: false },
    });
  const absence = async (values: Partial<AbsenceDaysChanged>, occurredAt = now) => {
    const told: AbsenceDaysChanged = {
      ...{ id: newId(), employeeId: employee, type: 'holidays', state: 'approved', deleted: false },
      days: [{ date: '2026-11-04', seconds: day, halfDays: 2 }],
      ...values,
    };
    await app.deliver(absenceDaysChanged, told, { occurredAt });
    return told;
  };
  const book = (values: Partial<LedgerBooked>) =>
    app.deliver(ledgerBooked, {
      ...{ id: newId(), employeeId: employee, kind: 'holidays', source: 'entitlement', year: 2026 },
      ...{ date: '2026-01-01', seconds: 25 * day, ...values },
    });
  const month = async (who: TestClient, employeeId = employee, of = '2026-11') =>
    who.get(`${url}/months?employeeId=${employeeId}&month=${of}`);
  const year = async (who: TestClient, employeeId = employee) =>
    (await who.get(`${url}/years?employeeId=${employeeId}&year=2026`)).body as YearReport;

  it('set target, hours, absences and surcharges against each other, day by day', async () => {
    await work('2026-11-03', day + 1800);
    await work('2026-11-05', day - 3600);
    await absence({});
    await absence({ type: 'military', days: [{ date: '2026-11-06', seconds: day / 2, halfDays: 1 }] });
    await absence({ state: 'requested', days: [{ date: '2026-11-09', seconds: day, halfDays: 2 }] });
    const lines = [{ windowId: newId(), title: 'Nacht', date: '2026-11-03', seconds: 1800 }];
    const entryId = newId();
    await app.deliver(entrySurchargesChanged, { entryId, employeeId: employee, lines });
    const { body } = await month(app.as('employee'));
    const report = body as MonthReport;
    const days = Object.fromEntries(report.days.map((one) => [one.date.slice(-2), one]));
    expect(report).toMatchObject({ name: 'Reto Egli', personnelNumber: 'M-Reto', team: 'Holzerei' });
    expect(days['01']).toMatchObject({ targetSeconds: 0 });
    expect(days['02']).toMatchObject({ targetSeconds: 0, holiday: 'Waldtag' });
    expect(days['03']).toMatchObject({
      ...{ targetSeconds: day, workedSeconds: day + 1800, surcharges: [{ title: 'Nacht', seconds: 1800 }] },
      works: [{ project: 'P1 Durchforstung', activity: null, seconds: day + 1800 }],
    });
    expect(days['04']).toMatchObject({ creditedSeconds: day, workedSeconds: 0 });
    // A type that the licence does not credit is shown, and missing.
    expect(days['06']).toMatchObject({
      ...{ creditedSeconds: 0, absences: [{ type: 'military', seconds: day / 2, halfDays: 1 }] },
    });
    expect(days['09']).toMatchObject({ absences: [] });
    // 20 working days in November without the holiday; 12 of them are over: 3 to 6, 9 to 13 and 16 to 18.
    expect(report.targetSeconds).toBe(20 * day);
    expect(report.differenceSeconds).toBe(2 * day - 1800 + day - 12 * day);
    expect(report.balances).toMatchObject({
      asOf: '2026-11-18',
      flexitimeSeconds: report.differenceSeconds,
    });
  });

  it('hold the balances of the ledger, and what came over from before', async () => {
    await book({});
    await book({ source: 'carry_over', seconds: 3 * day });
    await book({ source: 'taken', date: '2026-11-04', seconds: -day });
    await book({ source: 'taken', date: '2026-12-24', seconds: -2 * day });
    await book({ kind: 'overtime', source: 'start', seconds: 7200 });
    await book({
      kind: 'holidays_seniority',
      source: 'seniority',
      year: 2025,
      date: '2025-05-01',
      seconds: day,
    });
    await book({ source: 'entitlement', year: 2025, date: '2025-01-01', seconds: 99 * day });
    const report = (await month(app.as('employee'))).body as MonthReport;
    expect(report.balances).toMatchObject({
      ...{ overtimeSeconds: 7200, averageDaySeconds: day },
      holidays: { grantedSeconds: 28 * day, takenSeconds: day, restSeconds: 27 * day },
      holidays_seniority: { grantedSeconds: day, restSeconds: day },
    });
    const whole = await year(app.as('employee'));
    expect(whole.balances.holidays).toMatchObject({ takenSeconds: 3 * day, restSeconds: 25 * day });
    const booked = whole.ledger.map(({ date, source }) => `${date} ${source}`);
    expect(booked.slice(3)).toEqual(['2026-11-04 taken', '2026-12-24 taken']);
    expect(booked.slice(0, 3).toSorted()).toEqual(
      ['carry_over', 'entitlement', 'start'].map((source) => `2026-01-01 ${source}`),
    );
    expect(whole.months.map(({ flexitimeSeconds }) => flexitimeSeconds).at(9)).toBe(7200);
    expect(whole.months.at(-1)?.flexitimeSeconds).toBe(whole.balances.flexitimeSeconds);
  });

  it('follow what is told out of order and twice', async () => {
    const id = newId();
    const at = (hour: number) => ({ occurredAt: new Date(Date.UTC(2026, 10, 1, hour)) });
    const told = await absence({ id }, at(12).occurredAt);
    await app.deliver(absenceDaysChanged, { ...told, state: 'requested' }, at(10));
    expect(((await month(app.as('employee'))).body as MonthReport).absences).toHaveLength(1);
    await app.deliver(absenceDaysChanged, { ...told, deleted: true }, at(14));
    await app.deliver(absenceDaysChanged, told, at(13));
    await app.deliver(absenceDaysChanged, { ...told, deleted: true }, at(14));
    expect(((await month(app.as('employee'))).body as MonthReport).absences).toEqual([]);
  });

  it('are seen by those who see the person’s time as a whole', async () => {
    const people = async (who: TestClient) => {
      const { body } = await who.get(`${url}/people`);
      return (body as { items: { name: string }[] }).items.map(({ name }) => name);
    };
    expect(await people(app.as('admin'))).toEqual(['Anna Kunz', 'Reto Egli', 'Urs Moser']);
    expect(await people(app.as('employee'))).toEqual(['Reto Egli']);
    // Superior of one, on a project with all.
    expect(await people(app.as('foreman'))).toEqual(['Reto Egli', 'Urs Moser']);
    expect((await month(app.as('foreman'))).status).toBe(200);
    expect((await month(app.as('foreman'), trainee)).status).toBe(404);
    expect((await month(app.as('trainee'))).status).toBe(404);
    expect((await month(app.as('admin', { licence: 'other' }))).status).toBe(404);
  });

  it('stand beside each other, of everybody the reader sees', async () => {
    await work('2026-11-03', day);
    await work('2026-11-03', 3600, trainee);
    await absence({});
    await book({});
    const people = async (who: TestClient) =>
      ((await who.get(`${url}/people-years?year=2026`)).body as PeopleYear).items;
    const [anna, reto] = await people(app.as('admin'));
    expect(anna).toMatchObject({ name: 'Anna Kunz', workedSeconds: 3600, absences: [] });
    const whole = await year(app.as('admin'));
    expect(reto?.balances).toEqual(whole.balances);
    expect(reto).toMatchObject({ name: 'Reto Egli', absences: [{ type: 'holidays', halfDays: 2 }] });
    expect((await people(app.as('foreman'))).map(({ name }) => name)).toEqual(['Reto Egli', 'Urs Moser']);
    const file = async (subject: string) => {
      const path = `${url}/people-years/files/csv?year=2026&subject=${subject}`;
      return (await app.as('admin').get(path)).raw.toString();
    };
    expect(await file('balances')).toContain('Reto Egli;M-Reto;Holzerei;');
    expect(await file('absences')).toContain('Reto Egli;M-Reto;Holzerei;1\r\n');
    expect(await file('absences')).toContain('Total;;;1\r\n');
    expect(await file('surcharges')).toContain('Anna Kunz;M-Anna;Holzerei\r\n');
    const reader = app.as('admin', { extraKeys: ['tools.evaluation.read_only'] });
    const refused = await reader.get(`${url}/people-years/files/csv?year=2026&subject=balances`);
    expect(refused.status).toBe(403);
  });

  describe('as files', () => {
    const file = async (values: object, who = app.as('admin')) => {
      const whole = { kind: 'monthly', period: '2026-11', employeeIds: null, format: 'pdf', ...values };
      const { status, body } = await who.post(`${url}/files`, whole);
      if (status !== 202) return { status, raw: Buffer.alloc(0), id: '', body };
      await app.runJob('kit.work');
      const answer = await who.get(`${url}/files/${body.id}`);
      return { ...answer, id: body.id as string };
    };
    beforeEach(async () => {
      await app.deliver(licenceChanged, {
        ...{ id: testLicences.own, name: 'Forst AG', type: 'standard' as const, state: 'active' as const },
        ...{ timeZone: 'Europe/Zurich', country: 'CH' as const, currency: 'CHF' as const },
      });
      await work('2026-11-03', 3 * 3600);
      await work('2026-11-03', 1800, trainee);
    });

    it('are one PDF of all, or one for each person', async () => {
      const { raw, id } = await file({});
      expect(raw.subarray(0, 5).toString()).toBe('%PDF-');
      expect(raw.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(3);
      const zip = unzipSync((await file({ kind: 'yearly', period: '2026', format: 'zip' })).raw);
      expect(Object.keys(zip)).toEqual(['Anna Kunz.pdf', 'Reto Egli.pdf', 'Urs Moser.pdf']);
      const list = await app.as('admin').get(`${url}/files`);
      expect(list.body.items).toMatchObject([
        { kind: 'yearly', format: 'zip', people: 3 },
        { kind: 'monthly', format: 'pdf', people: 3, id },
      ]);
      expect((await app.audit()).filter(({ entity }) => entity === 'evaluation')).toHaveLength(2);
    });

    it('are tables with numbers and sums that add themselves up', async () => {
      const { raw } = await file({ kind: 'monthly_short', format: 'xlsx', employeeIds: [employee] });
      const sheet = strFromU8(unzipSync(raw)['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
      expect(sheet).toContain('<f>SUM(E2:E31)</f>');
      const { rows } = await readTable(raw);
      expect(rows).toHaveLength(31);
      const csv = (await file({ kind: 'monthly', format: 'csv', employeeIds: [employee] })).raw.toString();
      expect(csv).toContain('Reto Egli;M-Reto;2026-11-03;8.00;3.00;0.00;-5.00;');
      expect(csv).toContain('Total Reto Egli;M-Reto;;160.00;3.00;0.00;-93.00;');
    });

    it('are of those the reader sees, for nobody else, and not for who may only look', async () => {
      const { id } = await file({ format: 'csv' }, app.as('foreman'));
      expect((await app.as('admin').get(`${url}/files/${id}`)).status).toBe(404);
      expect((await app.as('foreman').get(`${url}/files`)).body.items).toMatchObject([{ people: 2 }]);
      expect((await file({ employeeIds: [trainee] }, app.as('foreman'))).status).toBe(404);
      const reader = app.as('admin', { extraKeys: ['tools.evaluation.read_only'] });
      expect((await file({}, reader)).status).toBe(403);
    });

    it('refuse a period that does not fit, at its field', async () => {
      for (const values of [{ period: '2026' }, { kind: 'yearly' }, { period: '2026-13' }]) {
        const { status, body } = await file(values);
        expect([status, body.fields[0].field]).toEqual([422, 'period']);
      }
    });

    it('are written once where they are asked for twice', async () => {
      const id = newId();
      await file({ id });
      const again = await file({ id });
      expect([again.status, again.id]).toEqual([200, id]);
      expect((await app.as('admin').get(`${url}/files`)).body.total).toBe(1);
    });
  });
});
