import type { LicenceView } from '@jahrring/contracts-admin';
import { startTestService, testLicences, type TestService } from '@jahrring/testing';
import { addTestPeople, adminOfAnybody } from './admin-people';

describe('superadmins’ lists as files', () => {
  let app: TestService;
  beforeAll(async () => {
    app = await startTestService(adminOfAnybody);
    await addTestPeople(app);
  });
  afterAll(() => app.close());

  const lines = (text: string) => text.trim().split('\r\n');

  it('writes the licences that the list shows, with no cell that calculates', async () => {
    const superadmin = app.as('superadmin');
    const body = { name: '=1+2', type: 'demo', startsOn: '2026-01-01', state: 'active' };
    expect((await superadmin.post('/api/admin/licences', body)).status).toBe(201);
    const file = await superadmin.get('/api/admin/licences/export/csv?filter[type]=demo&pageSize=10');
    expect(file.headers['content-type']).toContain('text/csv');
    const [header, ...rows] = lines(file.text);
    expect(header).toContain('Aktive Personen');
    expect(rows).toEqual([expect.stringMatching(/^"?'=1\+2"?;.*Aktiv;Demo;0;/)]);
    const all = (await superadmin.get('/api/admin/licences?pageSize=all')).body.items as LicenceView[];
    const whole = await superadmin.get('/api/admin/licences/export/csv?pageSize=10');
    expect(lines(whole.text)).toHaveLength(all.length + 1);
  });

  it('writes the people that the list shows, with their licences', async () => {
    const file = await app.as('superadmin').get('/api/admin/users/export/csv?search=foreman@own');
    const [header, ...rows] = lines(file.text);
    expect(header).toContain('Zuletzt angemeldet');
    expect(rows).toEqual([expect.stringContaining('foreman@own.test')]);
  });

  it.each(['licences', 'users'])('gives %s to superadmins alone, and remembers each file', async (list) => {
    const url = `/api/admin/${list}/export/xlsx`;
    const file = await app.as('superadmin').get(url);
    expect(file.raw.subarray(0, 2).toString()).toBe('PK');
    expect((await app.as('admin').get(url)).status).toBe(403);
    const entity = list === 'users' ? 'user' : 'licence';
    expect(await app.audit()).toContainEqual(
      expect.objectContaining({ action: 'export', entity, entityId: testLicences.own }),
    );
  });
});
