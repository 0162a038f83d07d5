import { employeeChanged, employmentChanged } from '@jahrring/contracts-admin';
import { newId } from '@jahrring/contracts-common';
import type { AbsenceKind, PivotView, SourceRows } from '@jahrring/contracts-evaluations';
import { absenceDaysChanged, type AbsenceDaysChanged } from '@jahrring/contracts-time';
import { FixedClock } from '@jahrring/service-kit';
import { startTestService, testMember, type TestClient, type TestService } from '@jahrring/testing';
import { evaluationsService } from '../evaluations.service-definition';

const year = 'from=2026-01-01&to=2026-12-31';
const hour = 3600;
const [employee, foreman] = [testMember('employee'), testMember('foreman')];
const full = { seconds: 8 * hour, halfDays: 2 };

describe('evaluations of absences', () => {
  let app: TestService;

  const tell = (
    type: AbsenceKind,
    dates: Readonly<Record<string, { seconds: number; halfDays: number }>>,
    { at = 0, ...values }: Partial<AbsenceDaysChanged> & { at?: number } = {},
  ) =>
    app.deliver(
      absenceDaysChanged,
      {
        ...{ id: newId(), employeeId: employee, type, state: 'approved' as const, deleted: false },
        days: Object.entries(dates).map(([date, counts]) => ({ date, ...counts })),
        ...values,
      },
      { occurredAt: new Date(Date.UTC(2026, 5, 1, 8, 0, at)) },
    );
  const pivot = async (query: string, who: TestClient = app.as('admin')): Promise<PivotView> => {
    const { status, body, text } = await who.get(`/api/evaluations/pivots?source=absences&${query}`);
    if (status !== 200) throw new Error(text);
    return body as PivotView;
  };

  beforeEach(async () => {
    app = await startTestService(evaluationsService, {
      clock: new FixedClock(new Date('2026-06-15T10:00:00Z')),
    });
    for (const [id, lastName] of [[employee, 'Egli'] as const, [foreman, 'Moser'] as const]) {
      await app.deliver(employeeChanged, {
        ...{ id, userId: newId(), firstName: 'Reto', lastName, email: 'a@demo.test' },
        ...{ role: 'employee' as const, active: true },
      });
      await app.deliver(employmentChanged, {
        ...{ employeeId: id, supervisors: id === employee ? [foreman] : [], allowedAbsences: null },
        ...{ allowedCompanyParts: null, averageDaySeconds: 0, corrections: [], periods: [] },
        ...{ startHolidaySeconds: 0, startOvertimeSeconds: 0, team: id === employee ? 'Forst' : 'Bau' },
      });
    }
  });
  afterEach(() => app.close());

  it('add up days and hours by person and type, an absence once', async () => {
    await tell('holidays', {
      '2026-03-05': full,
      '2026-03-06': { seconds: 4 * hour, halfDays: 1 },
      // A Saturday within it counts nothing.
      '2026-03-07': { seconds: 0, halfDays: 0 },
    });
    await tell('illness', { '2026-03-31': full, '2026-04-01': full });
    await tell('illness', { '2026-03-02': full }, { employeeId: foreman });
    const { rows, columns, totals } = await pivot(
      `rows=person&columns=absenceType&measures=absentDays,absences&${year}`,
    );
    expect(columns.map(({ keys, measure }) => [keys[0], measure])).toEqual([
      ['illness', 'absentDays'],
      ['illness', 'absences'],
      ['holidays', 'absentDays'],
      ['holidays', 'absences'],
    ]);
    expect(rows.map(({ labels, values }) => [labels[0], ...values])).toEqual([
      ['Reto Egli', '2', '1', '1.5', '1'],
      ['Reto Moser', '1', '1', null, null],
    ]);
    expect(totals).toEqual(['3', '2', '1.5', '1']);
    const months = await pivot(`rows=month&measures=absentHours,absences,people&${year}`);
    expect(months.rows.find(({ keys }) => keys[0] === '2026-03')?.values).toEqual([
      String(28 * hour),
      '3',
      '2',
    ]);
    // One that goes from March into April is one.
    expect(months.totals).toEqual([String(36 * hour), '3', '2']);
  });

  it('are of those approved alone, as their last event has them', async () => {
    const id = newId();
    await tell('holidays', { '2026-03-05': full }, { id, at: 5 });
    await tell('holidays', { '2026-03-05': full, '2026-03-06': full }, { id, at: 3 });
    await tell('military', { '2026-03-09': full }, { state: 'requested' });
    expect((await pivot(`rows=absenceType&measures=absentDays&${year}`)).totals).toEqual(['1']);
    await tell('holidays', { '2026-03-05': full }, { id, at: 7, deleted: true });
    const none = await pivot(`rows=absenceType&measures=absentDays&${year}`);
    expect([none.rows, none.nearest]).toEqual([[], null]);
  });

  it('offer the nearest month where these days have none', async () => {
    await tell('holidays', { '2026-03-05': full });
    const { nearest } = await pivot('rows=person&measures=absentDays&from=2026-05-01&to=2026-05-31');
    expect(nearest).toEqual({ day: '2026-03-05', from: '2026-03-01', to: '2026-03-31' });
  });

  it('name the absences of a figure, with what of them lies in its days', async () => {
    await tell('illness', { '2026-03-31': full, '2026-04-01': full });
    await tell('holidays', { '2026-04-02': full });
    const { body } = await app
      .as('admin')
      .get('/api/evaluations/rows?source=absences&filter[absenceType]=illness&from=2026-04-01&to=2026-04-30');
    const { columns, items, total } = body as SourceRows;
    const cell = (name: (typeof columns)[number]) => items[0]?.cells[columns.indexOf(name)];
    expect([total, items[0]?.path]).toEqual([1, `/absences?person=${employee}`]);
    expect([cell('firstDay'), cell('person'), cell('absentDays'), cell('hours')]).toEqual([
      '2026-04-01',
      'Reto Egli',
      '1',
      String(8 * hour),
    ]);
    const file = await app
      .as('admin')
      .get('/api/evaluations/rows/files/csv?source=absences&from=2026-04-01&to=2026-04-30');
    expect(file.text).toContain('Krankheit');
  });

  it('are limited to people and teams', async () => {
    await tell('illness', { '2026-03-02': full });
    await tell('illness', { '2026-03-02': full, '2026-03-03': full }, { employeeId: foreman });
    const of = async (filter: string) =>
      (await pivot(`rows=team&measures=absentDays&${filter}&${year}`)).totals;
    expect(await of('filter[team]=Bau')).toEqual(['2']);
    expect(await of(`filter[person]=${employee}`)).toEqual(['1']);
  });
});
