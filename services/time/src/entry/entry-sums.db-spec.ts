import { anEntry, aTimeService, entriesPath, ids, type TimeTest } from '../test/a-time-service';

describe('hours of entries', () => {
  let app: TimeTest;
  beforeEach(async () => {
    app = await aTimeService();
  });
  afterEach(() => app.close());

  it('are summed over all that a list finds, not over its page, and only what one reaches', async () => {
    const employee = app.as('employee');
    await employee.post(entriesPath, anEntry({ workDate: '2026-11-18' }));
    await employee.post(entriesPath, anEntry({ workDate: '2026-11-19', billable: false }));
    await employee.post(entriesPath, anEntry({ workDate: '2026-11-17' }));
    const hidden = anEntry({ projectId: ids.hidden, workDate: '2026-11-18', seconds: 3600 });
    await app.as('admin').post(entriesPath, hidden);
    const sums = async (role: 'admin' | 'employee', query: string) =>
      (await app.as(role).get(`${entriesPath}/sums?${query}`)).body;
    const later = 'filter[workDate]=2026-11-18..2026-11-30&pageSize=1';
    expect(await sums('admin', later)).toEqual({
      ...{ total: 3, seconds: 11 * 3600, billableSeconds: 6 * 3600 },
    });
    expect(await sums('admin', `${later}&filter[projectId]=${ids.forest}`)).toMatchObject({
      ...{ total: 2, seconds: 10 * 3600 },
    });
    expect(await sums('employee', `filter[activityId]=${ids.felling}`)).toMatchObject({
      ...{ total: 3, seconds: 15 * 3600 },
    });
    expect(await sums('employee', 'search=nothing')).toEqual({ total: 0, seconds: 0, billableSeconds: 0 });
  });
});
