import { testMember } from '@jahrring/testing';
import { aTimeService, anEntry, entriesPath, friday, ids, type TimeTest } from '../test/a-time-service';

const colleague = testMember('employee', { person: 1 });

describe('whose entries', () => {
  let app: TimeTest;
  beforeAll(async () => {
    app = await aTimeService();
    await app.as('employee').post(entriesPath, anEntry({ comment: 'meines' }));
    await app.as('admin').post(entriesPath, anEntry({ employeeId: colleague, comment: 'Wald des anderen' }));
    await app.as('admin').post(entriesPath, anEntry({ projectId: ids.hidden, comment: 'verborgen' }));
  });
  afterAll(() => app.close());

  it.each([
    ['admin', 3],
    ['supermanager', 3],
    ['manager', 3],
    ['foreman', 2],
    ['employee', 1],
    ['trainee', 0],
  ] as const)('%s sees %d in list, total, search and export alike', async (role, count) => {
    const client = app.as(role);
    const list = await client.get(`${entriesPath}?pageSize=1`);
    expect([list.status, list.body.total]).toEqual([200, count]);
    expect((await client.get(`${entriesPath}?pageSize=all`)).body.items).toHaveLength(count);
    expect((await client.get(`${entriesPath}?search=muster`)).body.total).toBe(count);
    const csv = await client.get(`${entriesPath}/export/csv`);
    if (count === 0) expect(csv.body.code).toBe('NO_ENTRIES');
    else expect(csv.text.trim().split('\r\n')).toHaveLength(count + 1);
  });

  it('answers 404 for an entry out of reach, 403 for one in reach that may not be changed', async () => {
    const all = (await app.as('admin').get(entriesPath)).body.items as { id: string; comment: string }[];
    const find = (comment: string): string =>
      `${entriesPath}/${all.find((one) => one.comment === comment)?.id}`;
    const change = { comment: 'x' };
    const ifMatch = { ifMatch: 1 };
    expect((await app.as('employee').get(find('Wald des anderen'))).status).toBe(404);
    expect((await app.as('foreman').patch(find('verborgen'), change, ifMatch)).status).toBe(404);
    expect((await app.as('foreman').delete(find('meines'), ifMatch)).status).toBe(403);
    expect((await app.as('manager').delete(find('Wald des anderen'), ifMatch)).status).toBe(204);
    expect((await app.as('foreman').patch(find('meines'), change, ifMatch)).status).toBe(200);
  });

  it('lets a foreman record for the team and on assigned projects only', async () => {
    const foreman = app.as('foreman');
    const afternoon = { from: '13:00', to: '14:00' };
    const trainee = testMember('trainee');
    expect((await foreman.post(entriesPath, anEntry({ ...afternoon, employeeId: trainee }))).status).toBe(
      201,
    );
    const stranger = anEntry({ ...afternoon, employeeId: testMember('manager') });
    expect((await foreman.post(entriesPath, stranger)).status).toBe(403);
    const hidden = await foreman.post(entriesPath, anEntry({ ...afternoon, projectId: ids.hidden }));
    expect([hidden.status, hidden.body.code]).toEqual([403, 'PROJECT_FORBIDDEN']);
  });

  it('lets nobody below record for others, and nobody for a stranger', async () => {
    const other = anEntry({ employeeId: colleague, from: '15:00', to: '16:00' });
    expect((await app.as('employee').post(entriesPath, other)).status).toBe(403);
    const foreign = anEntry({ employeeId: testMember('employee', { licence: 'other' }) });
    const answer = await app.as('admin').post(entriesPath, foreign);
    expect([answer.status, answer.body.code]).toEqual([404, 'EMPLOYEE_NOT_FOUND']);
  });

  it('lets somebody without any assignment book on every project', async () => {
    const free = app.as('employee', { person: 1 });
    const answer = await free.post(
      entriesPath,
      anEntry({ projectId: ids.hidden, from: '17:00', to: '18:00' }),
    );
    expect(answer.status).toBe(201);
  });

  it('filters and sorts on the server', async () => {
    const admin = app.as('admin');
    const range = await admin.get(`${entriesPath}?filter[workDate]=${friday}..&sort=projectNumber,-seconds`);
    expect(range.status).toBe(200);
    const numbers = range.body.items.map((entry: { projectNumber: string }) => entry.projectNumber);
    expect(numbers).toEqual([...numbers].sort());
    const none = await admin.get(`${entriesPath}?filter[claimed]=true`);
    expect(none.body.total).toBe(0);
    const one = await admin.get(`${entriesPath}?filter[projectId]=${ids.hidden}&filter[comment]=VERBORGEN`);
    expect(one.body.total).toBe(1);
    expect((await admin.get(`${entriesPath}?filter[x]=1`)).status).toBe(422);
  });
});
