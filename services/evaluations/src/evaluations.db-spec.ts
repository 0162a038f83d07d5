import { employeeChanged } from '@jahrring/contracts-admin';
import { newId, roles } from '@jahrring/contracts-common';
import { describeLicenceMatrix, describeRoleMatrix, testMember, type TestService } from '@jahrring/testing';
import { evaluationsService } from './evaluations.service-definition';
import { FakeMembers } from './test/fake-members';

const days = 'from=2026-01-01&to=2026-12-31';
const employeeId = testMember('employee');
const person = `?employeeId=${employeeId}`;
const queries = {
  Pivot_file: `?rows=person&measures=hours&${days}`,
  Line_file: `?${days}`,
  SourceRow_file: `?source=documents&${days}`,
  PeriodReport_peopleYears: '?year=2026',
  PeriodReport_peopleYearsFile: '?year=2026&subject=balances',
  PeriodReport_month: `${person}&month=2026-11`,
  PeriodReport_year: `${person}&year=2026`,
};

const schedule = {
  ...{ title: 'Woche', content: { kind: 'week', by: 'person' }, format: 'pdf', rhythm: 'weekly' },
  ...{ weekday: 1, day: 1, month: 1, time: '07:00', recipients: [employeeId] },
};

async function prepare(app: TestService): Promise<Record<string, string>> {
  await app.deliver(employeeChanged, {
    ...{ id: employeeId, userId: newId(), firstName: 'Reto', lastName: 'Egli', email: 'a@demo.test' },
    ...{ role: 'employee' as const, active: true },
  });
  const report = { kind: 'monthly', period: '2026-11', employeeIds: null, format: 'csv' };
  const { body } = await app.as('admin').post('/api/evaluations/period-reports/files', report);
  await app.runJob('kit.work');
  return {
    format: 'csv',
    'PeriodReport_file.id': body.id,
    ...(await prepareSaved(app)),
    ...(await prepareSchedules(app)),
  };
}

/** A report for each act, shared with every role: who may call is one question, whose it is another. */
async function prepareSaved(app: TestService): Promise<Record<string, string>> {
  const saved: Record<string, string> = {};
  const period = { kind: 'relative', of: 'year' };
  const definition = { rows: ['person'], columns: [], measures: ['hours'], filters: {}, period };
  for (const act of ['get', 'update', 'remove', 'restore', 'mark']) {
    const report = { title: act, definition, shares: { roles: [...roles], employeeIds: [] } };
    const { body } = await app.as('admin').post('/api/evaluations/saved-reports', report);
    saved[`SavedReport_${act}.id`] = body.id;
    if (act === 'restore') {
      await app.as('admin').delete(`/api/evaluations/saved-reports/${body.id}`, { ifMatch: 1 });
    }
  }
  return saved;
}

/** A schedule for each act. */
async function prepareSchedules(app: TestService): Promise<Record<string, string>> {
  const schedules: Record<string, string> = {};
  for (const act of ['get', 'runs', 'update', 'remove', 'restore']) {
    const { body } = await app.as('admin').post('/api/evaluations/report-schedules', schedule);
    schedules[`ReportSchedule_${act}.id`] = body.id;
    if (act === 'restore') {
      await app.as('admin').delete(`/api/evaluations/report-schedules/${body.id}`, { ifMatch: 1 });
    }
  }
  return schedules;
}

describeRoleMatrix(evaluationsService, {
  client: new FakeMembers(),
  prepare,
  queries,
  openToAll: { MyReport_get: 'one’s own hours; guests and customers have none' },
});

describeLicenceMatrix(evaluationsService, {
  client: new FakeMembers(),
  prepare,
  queries,
  bodies: {
    SavedReport_update: { title: 'Wald' },
    SavedReport_mark: { starred: true, pinned: false },
    ReportSchedule_update: { paused: true },
  },
  exempt: {
    Pivot_file: 'its parameter is a format',
    Line_file: 'its parameter is a format',
    SourceRow_file: 'its parameter is a format',
    PeriodReport_peopleYearsFile: 'its parameter is a format',
  },
});
