import { newId } from '@jahrring/contracts-common';
import { employeeChanged, employmentChanged } from '@jahrring/contracts-admin';
import { addressChanged } from '@jahrring/contracts-addresses';
import type { FactLines, PivotView } from '@jahrring/contracts-evaluations';
import { projectChanged } from '@jahrring/contracts-projects';
import { entryChanged, workingRulesChanged, type EntryChanged } from '@jahrring/contracts-time';
import {
  startTestService,
  testLicences,
  testMember,
  type TestClient,
  type TestService,
} from '@jahrring/testing';
import { readPdfText } from '@jahrring/testing/pdf';
import { strFromU8, unzipSync } from 'fflate';
import { evaluationsService } from '../evaluations.service-definition';

const url = '/api/evaluations';
const year = 'from=2026-01-01&to=2026-12-31';
const customerId = newId();
const [forest, road] = [newId(), newId()];
const employee = testMember('employee');
const foreman = testMember('foreman');

describe('figures over lines of time sheets', () => {
  let app: TestService;

  beforeEach(async () => {
    app = await startTestService(evaluationsService);
    await tellPerson(employee, 'Reto', 'Egli');
    await tellPerson(foreman, 'Urs', 'Moser');
    await app.deliver(addressChanged, {
      ...{ id: customerId, name: 'Gemeinde Rüti', zip: '8630', city: 'Rüti', country: 'CH' as const },
      ...{ external: false, deleted: false },
    });
    await tellProject(forest, 'P1', { addressId: customerId, assignedEmployeeIds: [foreman] });
    await tellProject(road, 'P2', { responsibleEmployeeId: testMember('manager') });
  });
  afterEach(() => app.close());

  const tellPerson = (id: string, firstName: string, lastName: string) =>
    app.deliver(employeeChanged, {
      ...{ id, userId: newId(), firstName, lastName, email: 'a@demo.test' },
      ...{ role: 'employee' as const, active: true },
    });
  const tellProject = (id: string, number: string, rest: object) =>
    app.deliver(projectChanged, {
      ...{ id, number, title: `Auftrag ${number}`, status: 'PROG' as const },
      ...{ assignedEmployeeIds: [], deleted: false },
      ...rest,
    });
  const tell = async (values: Partial<EntryChanged>, occurredAt?: Date) => {
    const line = {
      ...{ id: newId(), employeeId: employee, projectId: forest, workDate: '2026-03-02' },
      ...{ seconds: 3600, billable: true, deleted: false, amount: '95.00', ...values },
    };
    await app.deliver(entryChanged, line, occurredAt ? { occurredAt } : {});
    return line.id;
  };
  const pivot = async (who: TestClient, query: string): Promise<PivotView> =>
    (await who.get(`${url}/pivots?${query}&${year}`)).body as PivotView;
  const names = ({ rows }: PivotView) =>
    Object.fromEntries(rows.map(({ labels, values }) => [labels.join(), values.join()]));

  it('are the sums of the lines, by what they name', async () => {
    await tell({});
    await tell({ seconds: 1800, billable: false, amount: '0.05' });
    await tell({ employeeId: foreman, projectId: road, workDate: '2026-04-30', seconds: 60 });
    const admin = app.as('admin');
    expect(names(await pivot(admin, 'rows=person&measures=hours,billableHours,amount,lines'))).toEqual({
      'Reto Egli': '5400,3600,95.05,2',
      'Urs Moser': '60,60,95.00,1',
    });
    expect(names(await pivot(admin, 'rows=customer&measures=hours'))).toEqual({
      'Gemeinde Rüti': '5400',
      '': '60',
    });
    const byMonth = await pivot(admin, 'rows=project&columns=month&measures=hours');
    expect(byMonth.columns).toHaveLength(12);
    expect(byMonth.rows[0]?.values.slice(2, 4)).toEqual(['5400', null]);
    expect(byMonth.partial).toBe(false);
  });

  it('have the same lines behind them', async () => {
    await tell({ seconds: 900 });
    await tell({ projectId: road });
    const { body } = await app.as('admin').get(`${url}/lines?${year}&filter[project]=${forest}`);
    expect((body as FactLines).items).toMatchObject([
      { seconds: 900, person: 'Reto Egli', customer: 'Gemeinde Rüti', amount: '95.00' },
    ]);
    const without = await app.as('admin').get(`${url}/lines?${year}&filter[without]=customer`);
    expect((without.body as FactLines).total).toBe(1);
  });

  it('follow changes in whatever order they are told', async () => {
    const [first, second, third] = ['08', '09', '10'].map((hour) => new Date(`2026-03-02T${hour}:00:00Z`));
    const id = newId();
    await tell({ id, seconds: 7200 }, second);
    await tell({ id, seconds: 60 }, first);
    expect(names(await pivot(app.as('admin'), 'rows=person&measures=hours'))).toEqual({
      'Reto Egli': '7200',
    });
    await tell({ id, deleted: true }, third);
    await tell({ id, seconds: 7200 }, second);
    expect((await pivot(app.as('admin'), 'rows=person&measures=hours')).rows).toEqual([]);
  });

  it('are of what somebody sees, and say that they are partial', async () => {
    await tell({});
    await tell({ employeeId: foreman, projectId: road });
    const seen = async (who: TestClient) => pivot(who, 'rows=person&measures=hours');
    expect(names(await seen(app.as('employee')))).toEqual({ 'Reto Egli': '3600' });
    expect(await seen(app.as('employee'))).toMatchObject({ partial: true, totals: ['3600'] });
    // Assigned to the one project, and their own on the other.
    expect(names(await seen(app.as('foreman')))).toEqual({ 'Reto Egli': '3600', 'Urs Moser': '3600' });
    expect(names(await seen(app.as('foreman', { person: 1, membershipId: newId() })))).not.toEqual({});
    // Responsible for the other project.
    expect(names(await seen(app.as('manager')))).toEqual({ 'Urs Moser': '3600' });
    await app.deliver(employmentChanged, {
      ...{ employeeId: employee, supervisors: [testMember('manager')], team: 'Forst' },
      ...{ allowedAbsences: null, allowedCompanyParts: null, averageDaySeconds: 0 },
      ...{ startHolidaySeconds: 0, startOvertimeSeconds: 0, periods: [], corrections: [] },
    });
    expect(names(await seen(app.as('manager')))).toEqual({ 'Reto Egli': '3600', 'Urs Moser': '3600' });
    const { body } = await app.as('employee').get(`${url}/lines?${year}`);
    expect(body).toMatchObject({ total: 1, items: [{ person: 'Reto Egli', amount: null }] });
  });

  it('show values to those alone who see prices', async () => {
    await tell({});
    const query = `rows=project&measures=amount&${year}`;
    expect((await app.as('foreman').get(`${url}/pivots?${query}`)).status).toBe(403);
    expect((await app.as('foreman').get(`${url}/pivots/files/csv?${query}`)).status).toBe(403);
    expect((await app.as('manager').get(`${url}/pivots?${query}`)).status).toBe(200);
    const { text } = await app.as('foreman').get(`${url}/lines/files/csv?${year}`);
    expect(text).not.toContain('95.00');
  });

  it('tell the nearest month that has lines where there are none', async () => {
    await tell({ workDate: '2025-11-20' });
    expect(await pivot(app.as('admin'), 'rows=person&measures=hours')).toMatchObject({
      rows: [],
      nearest: { day: '2025-11-20', from: '2025-11-01', to: '2025-11-30' },
    });
  });

  it('go out as files with their sum, and leave a note of it', async () => {
    await tell({});
    await tell({ employeeId: foreman, seconds: 1800 });
    const query = `rows=person&columns=quarter&measures=hours&${year}`;
    const { text, status } = await app.as('admin').get(`${url}/pivots/files/csv?${query}`);
    expect(status).toBe(200);
    expect(text.replace('\ufeff', '').trim().split(/\r?\n/)).toEqual([
      'Person;2026-Q1;2026-Q2;2026-Q3;2026-Q4',
      'Reto Egli;1.00;;;',
      'Urs Moser;0.50;;;',
      'Total;1.50;;;',
    ]);
    expect((await app.audit()).map(({ action }) => action)).toContain('export');
    const reader = app.as('employee', { extraKeys: ['tools.evaluation.read_only'] });
    expect((await reader.get(`${url}/lines/files/csv?${year}`)).status).toBe(403);
  });

  it('tell hours as somebody wants them, in files too', async () => {
    await tell({ seconds: 30_240 });
    await tell({ employeeId: foreman, seconds: 15_120 });
    const query = `rows=person&measures=hours,lines&${year}`;
    const csv = async (hourFormat: string) => {
      const { text } = await app.as('admin').get(`${url}/pivots/files/csv?${query}&hourFormat=${hourFormat}`);
      return text.replace('\ufeff', '').trim().split(/\r?\n/);
    };
    expect(await csv('clock')).toEqual([
      'Person;Stunden;Zeilen',
      ...['Reto Egli;8:24;1', 'Urs Moser;4:12;1', 'Total;12:36;2'],
    ]);
    expect((await csv('decimal')).slice(1)).toEqual([
      ...['Reto Egli;8.40;1', 'Urs Moser;4.20;1', 'Total;12.60;2'],
    ]);
    expect(await csv('days')).toEqual([
      'Person;Stunden (Tage zu 8:24);Zeilen',
      ...['Reto Egli;1;1', 'Urs Moser;0.5;1', 'Total;1.5;2'],
    ]);
    expect((await pivot(app.as('admin'), 'rows=person&measures=hours&hourFormat=days')).daySeconds).toBe(
      30_240,
    );
    await app.deliver(workingRulesChanged, {
      ...{ id: testLicences.own, workingWeekDays: 5 as const, dailyTargetMinutes: 420 },
      ...{ creditedTypes: [], holidays: [] },
    });
    expect((await csv('days')).slice(1)).toEqual([...['Reto Egli;1.2;1', 'Urs Moser;0.6;1', 'Total;1.8;2']]);
    const { raw } = await app.as('admin').get(`${url}/pivots/files/xlsx?${query}&hourFormat=clock`);
    const parts = unzipSync(raw);
    const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    expect(sheet).toContain('<v>0.35</v>');
    expect(sheet).toContain('<f>SUM(B2:B3)</f>');
    expect(strFromU8(parts['xl/styles.xml'] ?? new Uint8Array())).toContain('[h]:mm');
    const paper = await app.as('admin').get(`${url}/pivots/files/pdf?${query}&hourFormat=days`);
    expect((await readPdfText(paper.raw)).join(' ')).toContain('1.80');
  });

  it.each([
    ['rows=person&measures=hours&from=2026-02-01&to=2026-01-01', 'to'],
    [`rows=person,person&measures=hours&${year}`, 'rows'],
    [`rows=person&columns=person&measures=hours&${year}`, 'columns'],
    [`rows=person&measures=wages&${year}`, 'measures'],
    [`rows=person&measures=hours&hourFormat=weeks&${year}`, 'hourFormat'],
    [`rows=person,team,project,customer&measures=hours&${year}`, 'rows'],
  ])('refuse %s at its field', async (query, field) => {
    const { status, body } = await app.as('admin').get(`${url}/pivots?${query}`);
    expect(status).toBe(422);
    expect((body as { fields: { field: string }[] }).fields[0]?.field).toContain(field);
  });

  it('are printed with days, filters and a place to sign, and only those the reader sees', async () => {
    await tell({});
    await tell({ employeeId: foreman, projectId: road });
    const query = `rows=person&columns=day&measures=hours&filter[project]=${forest}&${year}`;
    const answer = await app
      .as('employee')
      .get(`${url}/pivots/files/pdf?${query}&signed=true&title=${encodeURIComponent('Woche: Öffentlich')}`);
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(answer.headers['content-disposition']).toContain(encodeURIComponent('Woche- Öffentlich'));
    const words = (await readPdfText(answer.raw)).join(' ');
    for (const text of ['Woche: Öffentlich', '01.01.2026 – 31.12.2026', 'Projekt: P1', 'Reto Egli', '1:00']) {
      expect(words).toContain(text);
    }
    expect(words).toContain('Nur Summen dessen, was du einsehen darfst.');
    expect(words).toContain('Datum, Unterschrift der Person');
    expect(words).not.toContain('Urs Moser');
    expect((await app.audit()).map(({ action }) => action)).toContain('export');
    const reader = app.as('employee', { extraKeys: ['tools.evaluation.read_only'] });
    expect((await reader.get(`${url}/pivots/files/pdf?${query}`)).status).toBe(403);
  });

  it('add up by themselves in a workbook, where they are sums', async () => {
    await tell({});
    await tell({ employeeId: foreman, seconds: 1800, billable: false });
    const { raw } = await app
      .as('admin')
      .get(`${url}/pivots/files/xlsx?rows=person&measures=hours,billableShare&${year}`);
    const sheet = strFromU8(unzipSync(raw)['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    expect(sheet).toContain('<f>SUM(B2:B3)</f>');
    expect(sheet).not.toContain('SUM(C2');
  });

  it('refuse more columns than anybody reads', async () => {
    const lines = Array.from({ length: 201 }, (_, index) => {
      const day = new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10);
      return tell({ workDate: day });
    });
    await Promise.all(lines);
    const { status } = await app
      .as('admin')
      .get(`${url}/pivots?rows=person&columns=day&measures=hours,lines&${year}`);
    expect(status).toBe(422);
  });

  it('are a person’s own in their report', async () => {
    await tell({ workDate: '2026-03-04' });
    await tell({ workDate: '2026-03-02', seconds: 60, billable: false });
    await tell({ workDate: '2026-03-20', seconds: 600 });
    await tell({ employeeId: foreman, workDate: '2026-03-04' });
    const { body } = await app.as('employee').get(`${url}/my-report?day=2026-03-04`);
    expect(body).toMatchObject({
      today: { seconds: 3600, billableSeconds: 3600 },
      week: { seconds: 3660, billableSeconds: 3600 },
      month: { seconds: 4260 },
      year: { seconds: 4260 },
      days: [
        { day: '2026-03-02', seconds: 60 },
        { day: '2026-03-04', seconds: 3600 },
        { day: '2026-03-20', seconds: 600 },
      ],
      projects: [{ label: 'P1 Auftrag P1', seconds: 4260 }],
    });
  });
});
