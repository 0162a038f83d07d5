import { employeeChanged, employmentChanged, type EmploymentChanged } from '@jahrring/contracts-admin';
import { newId, type Role } from '@jahrring/contracts-common';
import { defaultPayrollSettings, type PayrollPreview, type PayrollSource } from '@jahrring/contracts-time';
import { testId, testMember, type TestClient } from '@jahrring/testing';
import { aTimeService, anEntry, entriesPath, type TimeTest } from '../test/a-time-service';

const path = '/api/time/payroll';
const month = '2026-11';
const employee = testMember('employee');
const trainee = testMember('trainee');
const day = 8 * 3600;

const wage = (source: PayrollSource, number: string, unit: 'hours' | 'days' = 'hours') => ({
  id: newId(),
  source,
  number,
  title: source,
  unit,
});
const wageTypes = [
  wage('hours', '1000'),
  wage('balance', '1010'),
  wage('absence:illness', '1200', 'days'),
  wage('target', '1300'),
];

const period = (seconds: number) => ({
  validFrom: '2020-01-01',
  pensumPercent: 100,
  weekDays: 5 as const,
  dailySeconds: [seconds, seconds, seconds, seconds, seconds, 0, 0],
  yearlyHolidaySeconds: 0,
});

const employment = (change: Partial<EmploymentChanged> = {}): EmploymentChanged => ({
  employeeId: employee,
  externalId: '4711',
  supervisors: [],
  allowedAbsences: null,
  allowedCompanyParts: null,
  averageDaySeconds: day,
  startHolidaySeconds: 0,
  startOvertimeSeconds: 0,
  periods: [period(day)],
  corrections: [],
  ...change,
});

describe('the summary before a hand-over to payroll', () => {
  let app: TimeTest;
  let admin: TestClient;

  beforeEach(async () => {
    app = await aTimeService();
    admin = app.as('admin');
    await app.deliver(employmentChanged, employment());
    const { format } = defaultPayrollSettings;
    await admin.put('/api/time/payroll-settings', { wageTypes, format }, { ifMatch: 0 });
  });
  afterEach(() => app.close());

  const member = async (role: Role, active = true): Promise<string> => {
    const id = testId(`payroll ${role} ${active}`);
    const name = { firstName: role, lastName: 'Aussen' };
    await app.deliver(employeeChanged, { id, userId: id, ...name, email: `${role}@x.test`, role, active });
    return id;
  };
  const preview = async (): Promise<PayrollPreview> =>
    (await admin.get(`${path}/preview?month=${month}`)).body;
  const handOver = async () => {
    const { body } = await admin.post(`${path}/runs`, { month, seen: (await preview()).version });
    await app.runJob('kit.work');
    return body.id as string;
  };
  const linesOf = (seen: PayrollPreview, employeeId = employee) =>
    seen.people
      .find((person) => person.employeeId === employeeId)
      ?.lines.map(({ wageTitle, quantity, before }) => [wageTitle, quantity, before]);
  const beAbsent = (startsOn: string, endsOn: string, halves: object = {}) =>
    admin.post('/api/time/absences', { employeeId: employee, type: 'illness', startsOn, endsOn, ...halves });

  it('leaves out who has no wage, and says why', async () => {
    for (const role of ['customer', 'guest', 'developer', 'blocked'] as const) await member(role);
    await member('employee', false);
    const seen = await preview();
    expect(seen.people.map(({ employeeId }) => employeeId)).toEqual([employee]);
    expect(seen.included).toBe(1);
    const reasons = seen.leftOut
      .filter(({ employeeName }) => employeeName.endsWith('Aussen'))
      .map(({ employeeName, reason }) => [employeeName, reason]);
    expect(reasons).toEqual([
      ['blocked Aussen', 'deactivated'],
      ['customer Aussen', 'role'],
      ['developer Aussen', 'role'],
      ['employee Aussen', 'deactivated'],
      ['guest Aussen', 'role'],
    ]);
    expect(seen.leftOut).toContainEqual(
      expect.objectContaining({ employeeId: trainee, reason: 'noEmployment', recordedSeconds: 0 }),
    );
    const file = (await admin.get(`${path}/runs/${await handOver()}/file`)).raw.toString();
    expect(file).not.toContain('Aussen');
    expect(file.trimEnd().split('\r\n')).toHaveLength(3);
  });

  it('counts the target of the employed days alone in the months of entry and of leaving', async () => {
    await app.deliver(employmentChanged, employment({ startsOn: '2026-11-26' }));
    expect(linesOf(await preview())).toContainEqual(['target', '24.00', null]);
    await app.deliver(employmentChanged, employment({ startsOn: '2020-01-01', endsOn: '2026-11-04' }));
    await app.deliver(employeeChanged, {
      ...{ id: employee, userId: employee, firstName: 'Nadja', lastName: 'Hofer' },
      ...{ email: 'n@x.test', role: 'blocked' as const, active: false },
    });
    expect(linesOf(await preview())).toContainEqual(['target', '24.00', null]);
    await app.deliver(employmentChanged, employment({ endsOn: '2026-10-31' }));
    expect((await preview()).leftOut).toContainEqual(
      expect.objectContaining({ employeeId: employee, reason: 'notEmployed' }),
    );
  });

  it('gives hourly paid people their hours, and neither target nor balance', async () => {
    await app.deliver(employmentChanged, employment({ periods: [period(0)] }));
    await app.as('employee').post(entriesPath, anEntry());
    expect(linesOf(await preview())).toEqual([['hours', '5.00', null]]);
  });

  it('names who has no target hours, and two people under one number', async () => {
    await app.deliver(employmentChanged, employment({ employeeId: trainee, periods: [] }));
    const found = (await preview()).exceptions.map(({ kind, employeeName }) => [kind, employeeName]);
    expect(found).toContainEqual(['noTarget', 'trainee Muster0']);
    expect(found.filter(([kind]) => kind === 'sameNumber')).toHaveLength(1);
  });

  it('names a day that counts as absent and as worked', async () => {
    await app.as('employee').post(entriesPath, anEntry());
    await beAbsent('2026-11-20', '2026-11-20');
    expect((await preview()).exceptions).toEqual([
      {
        ...{ kind: 'absentAtWork', employeeId: employee, employeeName: 'employee Muster0' },
        ...{ date: '2026-11-20', absenceType: 'illness', seconds: 5 * 3600 },
      },
    ]);
  });

  it('takes of an absence over months and past the leaving only the employed days of the month', async () => {
    await beAbsent('2026-10-29', '2026-11-03');
    await beAbsent('2026-11-12', '2026-11-19');
    await app.deliver(employmentChanged, employment({ endsOn: '2026-11-13' }));
    expect(linesOf(await preview())).toContainEqual(['absence:illness', '4.0', null]);
  });

  it('refuses to close what was not looked at, and what has changed since', async () => {
    await app.as('employee').post(entriesPath, anEntry());
    expect((await admin.post(`${path}/runs`, { month })).status).toBe(422);
    const { version } = await preview();
    expect((await preview()).version).toBe(version);
    await app.as('employee').post(entriesPath, anEntry({ from: '13:00', to: '14:00' }));
    const late = await admin.post(`${path}/runs`, { month, seen: version });
    expect([late.status, late.body.code]).toEqual([409, 'PAYROLL_CHANGED']);
    expect((await admin.get(`${path}/runs`)).body.items).toEqual([]);
  });

  it('is refused where it changes before the work begins, and can be made anew', async () => {
    await app.as('employee').post(entriesPath, anEntry());
    const { body } = await admin.post(`${path}/runs`, { month, seen: (await preview()).version });
    await app.as('employee').post(entriesPath, anEntry({ from: '13:00', to: '14:00' }));
    await app.runJob('kit.work');
    const work = (await admin.get(`/api/time/long-work/${body.id}`)).body;
    expect([work.state, work.problem.code]).toEqual(['failed', 'PAYROLL_CHANGED']);
    expect((await admin.get(`${path}/runs`)).body.items[0].state).toBe('taken_back');
    await handOver();
    expect((await admin.get(`${path}/runs`)).body.items[0].state).toBe('done');
  });

  it('says beside each difference what was told before, and marks only differences as corrections', async () => {
    await app.as('employee').post(entriesPath, anEntry());
    const [line] = (await preview()).people[0]?.lines ?? [];
    expect(line).toMatchObject({ quantity: '5.00', before: null, correction: false });
    const { format } = defaultPayrollSettings;
    const columns = ['wageNumber', 'value', 'correction'] as const;
    const told = { wageTypes: [wageTypes[0]], format: { ...format, columns, header: false } };
    expect((await admin.put('/api/time/payroll-settings', told, { ifMatch: 1 })).status).toBe(200);
    const file = (await admin.get(`${path}/runs/${await handOver()}/file`)).raw.toString();
    expect(file).toBe('\ufeff1000;5.00;\r\n');
    await app.as('employee').post(entriesPath, anEntry({ from: '13:00', to: '14:30' }));
    const again = await preview();
    expect(again.latest).toMatchObject({ number: 1, month });
    expect(again.people[0]?.lines).toEqual([
      expect.objectContaining({ quantity: '1.50', before: '5.00', correction: true }),
    ]);
  });

  it('counts unconfirmed entries by person', async () => {
    await app.as('employee').post(entriesPath, anEntry());
    await app.as('trainee').post(entriesPath, anEntry());
    const seen = await preview();
    expect(seen.people.map(({ employeeId, unconfirmed }) => [employeeId, unconfirmed])).toEqual(
      expect.arrayContaining([
        [employee, 1],
        [trainee, 1],
      ]),
    );
    expect(seen.unconfirmed).toBe(2);
  });
});
