import { employeeChanged, employmentChanged } from '@jahrring/contracts-admin';
import { newId } from '@jahrring/contracts-common';
import type { PivotView, SourceRows } from '@jahrring/contracts-evaluations';
import { bookingChanged, type BookingChanged } from '@jahrring/contracts-planning';
import { projectChanged } from '@jahrring/contracts-projects';
import { absenceDaysChanged, entryChanged, workingRulesChanged } from '@jahrring/contracts-time';
import {
  startTestService,
  testLicences,
  testMember,
  type TestClient,
  type TestService,
} from '@jahrring/testing';
import { evaluationsService } from '../evaluations.service-definition';

/** Monday to Sunday. */
const week = 'from=2026-03-02&to=2026-03-08';
const [forest, road, harvester] = [newId(), newId(), newId()];
const [foreman, employee] = [testMember('foreman'), testMember('employee')];

describe('evaluations of the plan', () => {
  let app: TestService;

  const book = (values: Partial<BookingChanged> = {}, second = 0) =>
    app.deliver(
      bookingChanged,
      {
        ...{ id: newId(), resourceId: employee, projectId: forest, firstDay: '2026-03-02' },
        ...{ lastDay: '2026-03-02', part: 'full' as const, from: null, to: null, share: 100 },
        ...{ status: 'planned' as const, deleted: false },
        ...values,
      },
      { occurredAt: new Date(Date.UTC(2026, 1, 1, 8, 0, second)) },
    );
  const pivot = async (query: string, who: TestClient = app.as('admin')): Promise<PivotView> => {
    const { status, body, text } = await who.get(`/api/evaluations/pivots?source=plan&${query}&${week}`);
    if (status !== 200) throw new Error(text);
    return body as PivotView;
  };
  const figures = ({ rows }: PivotView) =>
    Object.fromEntries(rows.map(({ labels, keys, values }) => [labels[0] ?? keys[0] ?? 'none', values]));

  beforeEach(async () => {
    app = await startTestService(evaluationsService);
    for (const [id, lastName] of [[employee, 'Egli'] as const, [foreman, 'Frei'] as const]) {
      await app.deliver(employeeChanged, {
        ...{ id, userId: newId(), firstName: 'Reto', lastName, email: 'a@demo.test' },
        ...{ role: 'employee' as const, active: true },
      });
      await app.deliver(employmentChanged, {
        ...{ employeeId: id, supervisors: id === employee ? [foreman] : [], allowedAbsences: null },
        ...{ allowedCompanyParts: null, averageDaySeconds: 28_800, startHolidaySeconds: 0 },
        ...{ startOvertimeSeconds: 0, corrections: [] },
        periods: [
          {
            ...{ validFrom: '2026-01-01', pensumPercent: 100, weekDays: 5 as const },
            ...{ dailySeconds: [8, 8, 8, 8, 6, 0, 0].map((hours) => hours * 3600) },
            yearlyHolidaySeconds: 0,
          },
        ],
      });
    }
    for (const [id, number] of [[forest, 'P1'] as const, [road, 'P2'] as const]) {
      await app.deliver(projectChanged, {
        ...{ id, number, title: 'Auftrag', status: 'PROG' as const, deleted: false },
        assignedEmployeeIds: [testMember('manager')],
      });
    }
    await app.deliver(workingRulesChanged, {
      ...{ id: testLicences.own, workingWeekDays: 5 as const, dailyTargetMinutes: 504, creditedTypes: [] },
      holidays: [{ date: '2026-03-05', name: 'Fest', halves: 2 }],
    });
  });
  afterEach(() => app.close());

  it('show how full people are: bookings of their capacity, less absences and public holidays', async () => {
    await book({ lastDay: '2026-03-03' });
    await book({ firstDay: '2026-03-04', lastDay: '2026-03-04', part: 'afternoon', share: 50 });
    await book({
      ...{ firstDay: '2026-03-06', lastDay: '2026-03-06', part: 'times', from: '07:00', to: '10:30' },
      projectId: null,
    });
    await app.deliver(absenceDaysChanged, {
      ...{ id: newId(), employeeId: employee, type: 'holidays' as const, state: 'approved' as const },
      ...{ days: [{ date: '2026-03-04', seconds: 14_400, halfDays: 1 }], deleted: false },
    });
    const measures = 'measures=plannedHours,plannedDays,capacityHours,freeHours,planLoad';
    // 8 + 8 + 2 + 3.5 hours of 8 + 8 + 4 + 0 + 6; Thursday is a holiday.
    expect(figures(await pivot(`rows=person&${measures}`))).toEqual({
      'Reto Egli': ['77400', '2.833', '93600', '16200', '0.8269'],
      'Reto Frei': ['0', '0', '108000', '108000', '0'],
    });
    expect(figures(await pivot('rows=project&measures=plannedHours,planLoad'))).toEqual({
      ...{ 'P1 Auftrag': ['64800', null], none: ['12600', null] },
    });
  });

  it('follow a booking that moves, in any order, and an employment that changes later', async () => {
    const id = newId();
    await book({ id }, 5);
    await book({ id, firstDay: '2026-03-06', lastDay: '2026-03-06' }, 9);
    await book({ id, deleted: true }, 7);
    expect(
      (await pivot('rows=day&measures=plannedHours')).rows.map(({ keys, values }) => [...keys, ...values]),
    ).toEqual([['2026-03-06', '21600']]);
  });

  it('stand beside what was recorded', async () => {
    await book();
    for (const [projectId, kind] of [
      [forest, 'hours'],
      [road, 'hours'],
      [forest, 'machines'],
    ] as const) {
      await app.deliver(entryChanged, {
        ...{ id: newId(), employeeId: employee, projectId, workDate: '2026-03-02', kind, seconds: 21_600 },
        ...{ billable: true, deleted: false },
      });
    }
    expect(figures(await pivot('rows=project&measures=plannedHours,hours,planUse'))).toEqual({
      ...{ 'P1 Auftrag': ['28800', '21600', '0.75'], 'P2 Auftrag': ['0', '21600', null] },
    });
  });

  it('count hours of people, and none of machines', async () => {
    await book();
    await book({ resourceId: harvester });
    expect((await pivot('rows=person&measures=plannedHours')).totals).toEqual(['28800']);
  });

  it('are limited to oneself, one’s people and one’s projects', async () => {
    await book();
    await book({ resourceId: foreman, projectId: road });
    const load = 'rows=person&measures=plannedHours,capacityHours';
    expect(figures(await pivot(load, app.as('employee')))).toEqual({ 'Reto Egli': ['28800', '108000'] });
    expect(Object.keys(figures(await pivot(load, app.as('foreman')))).toSorted()).toEqual([
      'Reto Egli',
      'Reto Frei',
    ]);
    const { body } = await app.as('employee').get(`/api/evaluations/rows?source=plan&${week}`);
    const { items, columns } = body as SourceRows;
    expect(items.map(({ cells }) => cells[columns.indexOf('person')])).toEqual(['Reto Egli']);
  });
});
