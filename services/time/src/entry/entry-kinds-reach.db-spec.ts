import { overviewPermissionOf } from '@jahrring/contracts-time';
import { testMember, testPrincipal } from '@jahrring/testing';
import {
  aLine,
  anEntry,
  aTimeService,
  entriesPath,
  friday,
  ids,
  type TimeTest,
} from '../test/a-time-service';

/** The manager's grants without a kind. */
function without(role: 'manager' | 'employee', ...keys: string[]) {
  const grants = new Map(testPrincipal(role).grants);
  for (const key of keys) grants.delete(key);
  return { grants };
}

describe('which kinds', () => {
  let app: TimeTest;
  beforeAll(async () => {
    app = await aTimeService();
    const employee = app.as('employee');
    await employee.post(entriesPath, anEntry());
    await employee.post(
      entriesPath,
      aLine('machines', { objectId: ids.machine, quantity: '2', unit: 'machine_hour' }),
    );
    await employee.post(
      entriesPath,
      aLine('material', { objectId: ids.material, quantity: '3', unit: 'piece' }),
    );
  });
  afterAll(() => app.close());

  const sees = async (role: 'manager' | 'employee', options: ReturnType<typeof without>) => {
    const client = app.as(role, options);
    const list = await client.get(`${entriesPath}?sort=kind`);
    const kinds = list.body.items.map(({ kind }: { kind: string }) => kind);
    const csv = (await client.get(`${entriesPath}/export/csv`)).text.trim().split('\r\n');
    expect([list.body.total, csv.length - 1]).toEqual([kinds.length, kinds.length]);
    expect((await client.get(`${entriesPath}?search=muster`)).body.total).toBe(kinds.length);
    return kinds;
  };

  it('are seen of others by their own key, alike in list, total, search and export', async () => {
    expect(await sees('manager', without('manager'))).toEqual(['hours', 'machines', 'material']);
    const noMachines = without('manager', overviewPermissionOf('machines'));
    expect(await sees('manager', noMachines)).toEqual(['hours', 'material']);
    const noHours = without('manager', overviewPermissionOf('hours'));
    expect(await sees('manager', noHours)).toEqual(['machines', 'material']);
    const path = `/api/time/team?from=${friday}&to=${friday}&employeeId=${testMember('employee')}`;
    const { body } = await app.as('manager', noHours).get(path);
    expect(body.people[0]).toMatchObject({ workedSeconds: 0, elsewhereSeconds: 0, missingSeconds: 0 });
  });

  it('are seen of oneself where one may see or record them', async () => {
    const machines = overviewPermissionOf('machines');
    expect(await sees('employee', without('employee', machines))).toHaveLength(3);
    const neither = without('employee', machines, 'tools.timetable.own.objects');
    expect(await sees('employee', neither)).toEqual(['hours', 'material']);
  });
});
