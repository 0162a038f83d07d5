import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PluginHistory, PluginList, PluginOfferView, PluginView } from '@jahrring/contracts-admin';
import { demoLicences } from '@jahrring/demo';
import { Database, systemContext } from '@jahrring/service-kit';
import { aPng } from '@jahrring/testing';
import type { Browser } from './browser';
import { type AdminApp, startAdmin } from './start-admin';

const url = '/api/admin/plugin-offers';
const own = '/api/admin/plugins';
const ofMuster = `/api/admin/licences/${demoLicences.muster.id}/plugins`;
const begin = new Date('2027-03-05T09:00:00.000Z');
const open = { categories: [], dependsOn: [], licenceTypes: [], releasedTo: 'all', licenceIds: [] };

describe('how plugins are offered', () => {
  let app: AdminApp;
  let superadmin: Browser;
  let admin: Browser;
  let dir: string;

  beforeAll(() => {
    dir = mkdtempSync(join(tmpdir(), 'jahrring-messages-'));
    const plugins = {
      'machine-inventory': { title: 'Maschinen und Fahrzeuge' },
      machinecontrol: { title: 'Maschinenkontrolle' },
    };
    writeFileSync(join(dir, 'de.json'), JSON.stringify({ admin: { plugins } }));
    process.env['MESSAGES_DIR'] = dir;
  });
  afterAll(() => {
    delete process.env['MESSAGES_DIR'];
    rmSync(dir, { recursive: true });
  });
  beforeEach(async () => {
    app = await startAdmin();
    app.clock.set(begin);
    superadmin = await app.as('superadmin@demo.test');
    admin = await app.as('admin@muster.test');
  });
  afterEach(() => app.close());

  const offer = async (plugin: string, change: object, ifMatch = 0) =>
    superadmin.put<PluginOfferView>(`${url}/${plugin}`, { ...open, ...change }, { ifMatch });
  const turn = (plugin: string, state: 'active' | 'inactive') =>
    admin.post<PluginView>(`${own}/${plugin}/state`, { state });
  const seen = async (plugin: string) =>
    (await admin.get<PluginList>(own)).body.items.find(({ id }) => id === plugin);

  it('keeps a plugin off without what it depends on, and what is depended upon on', async () => {
    await offer('machinecontrol', { dependsOn: ['machine-inventory'] });
    expect(await seen('machinecontrol')).toMatchObject({ dependsOn: ['machine-inventory'], neededBy: [] });
    expect(await seen('machine-inventory')).toMatchObject({ neededBy: ['machinecontrol'] });
    const needs = {
      status: 409,
      code: 'PLUGIN_NEEDS',
      params: { plugins: 'Maschinen und Fahrzeuge' },
    };
    expect((await turn('machinecontrol', 'active')).body).toMatchObject(needs);
    expect((await admin.post(`${own}/machinecontrol/trial`)).body).toMatchObject(needs);
    expect((await superadmin.post(`${ofMuster}/machinecontrol/trial`)).body).toMatchObject(needs);
    expect((await turn('machine-inventory', 'active')).status).toBe(200);
    expect((await turn('machinecontrol', 'active')).body).toMatchObject({ state: 'active' });
    const needed = { status: 409, code: 'PLUGIN_NEEDED', params: { plugins: 'Maschinenkontrolle' } };
    expect((await turn('machine-inventory', 'inactive')).body).toMatchObject(needed);
    const change = { type: 'light', switchOff: ['machine-inventory'] };
    const licence = `/api/admin/licences/${demoLicences.muster.id}`;
    expect((await superadmin.post(`${licence}/type`, change, { ifMatch: 1 })).body).toMatchObject(needed);
    // Together they may go, in whichever order.
    const both = { type: 'light', switchOff: ['machine-inventory', 'machinecontrol'] };
    expect((await superadmin.post(`${licence}/type`, both, { ifMatch: 1 })).status).toBe(200);
    expect(await seen('machinecontrol')).toMatchObject({ state: 'inactive' });
    expect((await turn('machine-inventory', 'inactive')).status).toBe(200);
  });

  it('ends with the test of what it depends on, which is told ahead, and stays where that is kept', async () => {
    const days = (count: number) => app.clock.set(new Date(begin.getTime() + count * 86_400_000));
    const told = async () => {
      const rows: { payload: string }[] = await app.service
        .get(Database)
        .manager(systemContext({ licenceId: '' }))
        .query('SELECT payload FROM outbox_events WHERE payload LIKE \'%"admin.plugin_trial"%\'');
      return rows.map(({ payload }) => JSON.parse(payload)).map(({ titleKey, params }) => [titleKey, params]);
    };
    const names = { plugin: 'Maschinen und Fahrzeuge', others: 'Maschinenkontrolle' };
    await offer('machinecontrol', { dependsOn: ['machine-inventory'] });
    await superadmin.post('/api/admin/plugin-prices/machinecontrol', {
      ...{ price: '10.00', validFrom: '2027-03-05' },
    });
    expect((await admin.post(`${own}/machine-inventory/trial`)).status).toBe(200);
    const on = { state: 'active', price: '10.00' };
    expect((await admin.post(`${own}/machinecontrol/state`, on)).status).toBe(200);
    const endsAt = '2027-04-04T09:00:00.000Z';
    expect(await seen('machinecontrol')).toMatchObject({ endsWith: { plugin: 'machine-inventory', endsAt } });
    expect(await seen('machine-inventory')).toMatchObject({ endsWith: null, takesAlong: ['machinecontrol'] });
    days(28);
    await app.service.runJob('admin.plugins.remind-trials');
    expect(await told()).toEqual([['admin:notify.trialEndingWith', names]]);
    days(31);
    await app.service.runJob('admin.plugins.end-trials');
    await app.service.runJob('admin.plugins.end-trials');
    expect((await told()).slice(1)).toEqual([['admin:notify.trialEndedWith', names]]);
    admin = await app.as('admin@muster.test');
    expect(await seen('machinecontrol')).toMatchObject({
      state: 'inactive',
      agreement: null,
      endsWith: null,
    });
    expect(await seen('machine-inventory')).toMatchObject({ state: 'inactive' });
    const boot = await admin.get<{ plugins: string[] }>('/api/boot');
    expect(boot.text).not.toContain('"machinecontrol"');

    const other = await app.as('admin@demo.test');
    const bergwald = async () => (await other.get<PluginList>(own)).body.items;
    // Bergwald has both for good: nothing ends.
    expect(
      (await bergwald()).filter(({ endsWith, takesAlong }) => endsWith || takesAlong.length > 0),
    ).toEqual([]);
  });

  it('never lets one of two that cross win: on with what it needs, or both off', async () => {
    await offer('machinecontrol', { dependsOn: ['machine-inventory'] });
    await turn('machine-inventory', 'active');
    const answers = await Promise.all([
      turn('machinecontrol', 'active'),
      turn('machine-inventory', 'inactive'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('knows no circle, no plugin that is not there, and writes each change in the version that was read', async () => {
    expect((await superadmin.get(`${url}/nobody-knows`)).status).toBe(404);
    const first = await offer('timber', { dependsOn: ['qr-code'], categories: ['wood', 'finance'] });
    expect(first.body).toMatchObject({ version: 1, categories: ['wood', 'finance'], dependsOn: ['qr-code'] });
    expect((await offer('qr-code', { dependsOn: ['timber'] })).body).toMatchObject({ code: 'PLUGIN_CIRCLE' });
    expect((await offer('qr-code', { dependsOn: ['qr-code'] })).body).toMatchObject({
      code: 'PLUGIN_CIRCLE',
    });
    expect((await offer('timber', {})).status).toBe(412);
    expect((await offer('timber', { dependsOn: ['nothing'] }, 1)).status).toBe(422);
    expect((await offer('timber', { releasedTo: 'chosen' }, 1)).body).toMatchObject({
      fields: [{ field: 'licenceIds' }],
    });
    expect((await admin.get(`${url}/timber`)).status).toBe(404);
    expect((await admin.put(`${url}/timber`, open, { ifMatch: 1 })).status).toBe(404);
  });

  it('shows a plugin to types of licences, and releases it to chosen ones', async () => {
    const { muster, bergwald } = demoLicences;
    await offer('timber', { licenceTypes: ['industry_solution'] });
    expect(await seen('timber')).toBeUndefined();
    expect((await turn('timber', 'active')).status).toBe(404);
    expect((await admin.get(`${own}/timber/picture`)).status).toBe(404);
    const chosen = await offer('timber', { releasedTo: 'chosen', licenceIds: [bergwald.id] }, 1);
    expect(chosen.body.licences).toEqual([{ id: bergwald.id, name: bergwald.name }]);
    expect(await seen('timber')).toMatchObject({ released: false });
    expect((await turn('timber', 'active')).body).toMatchObject({ code: 'PLUGIN_NOT_RELEASED' });
    expect((await admin.post(`${own}/timber/trial`)).body).toMatchObject({ code: 'PLUGIN_NOT_RELEASED' });
    await offer('timber', { releasedTo: 'chosen', licenceIds: [bergwald.id, muster.id] }, 2);
    expect((await turn('timber', 'active')).body).toMatchObject({ state: 'active', released: true });
    // Whoever has it keeps it in sight, and can give it away.
    await offer('timber', { licenceTypes: ['industry_solution'] }, 3);
    expect(await seen('timber')).toMatchObject({ state: 'active' });
    expect((await turn('timber', 'inactive')).body).toMatchObject({ state: 'inactive' });
    expect(await seen('timber')).toBeUndefined();
  });

  it('has a picture, of plugins to come too, for whoever sees them', async () => {
    const drone = { key: 'drone-flight', title: { de: 'Drohnenflug' }, text: { de: 'Aus der Luft' } };
    await superadmin.post('/api/admin/planned-plugins', drone);
    const picture = { name: 'drohne.png', content: aPng(), type: 'image/png' };
    const path = `${url}/drone-flight/picture`;
    const set = await superadmin.upload<PluginOfferView>(path, picture, { ifMatch: 0 });
    expect(set.body).toMatchObject({ version: 1, pictureId: expect.any(String) });
    const { planned } = (await admin.get<PluginList>(own)).body;
    const { pictureId } = planned.find(({ key }) => key === 'drone-flight') ?? {};
    expect(pictureId).toBe(set.body.pictureId);
    const shown = await admin.get(`${own}/drone-flight/picture`);
    expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/png']);
    const nothing = { name: 'x.png', content: Buffer.from('no picture'), type: 'image/png' };
    expect((await superadmin.upload(path, nothing, { ifMatch: 1 })).status).toBe(422);
    await superadmin.post(`${path}/remove`, undefined, { ifMatch: 1 });
    expect((await admin.get(`${own}/drone-flight/picture`)).status).toBe(404);
  });

  it('tells what happened to a plugin in the licence, with day and person', async () => {
    const history = async () =>
      (await admin.get<PluginHistory>(`${own}/surcharges/history`)).body.items.map(
        ({ step, person, price }) => [step, person, price],
      );
    expect(await history()).toEqual([]);
    const later = (minutes: number) => app.clock.set(new Date(begin.getTime() + minutes * 60_000));
    await admin.post(`${own}/surcharges/trial`);
    later(1);
    await turn('surcharges', 'inactive');
    later(2);
    const price = { price: '29.00', validFrom: '2027-03-05' };
    await superadmin.post('/api/admin/plugin-prices/surcharges', price);
    later(3);
    await superadmin.post(`${ofMuster}/surcharges/state`, { state: 'active', price: '29.00' });
    const fritz = 'Fritz Muster';
    const operator = expect.not.stringMatching(fritz);
    const told = await history();
    expect(told.slice(0, 2).sort()).toEqual([
      ['agreed', operator, '29.00'],
      ['on', operator, null],
    ]);
    expect(told.slice(2)).toEqual([
      ['off', fritz, null],
      ['trial', fritz, null],
    ]);
    const same = await superadmin.get<PluginHistory>(`${ofMuster}/surcharges/history`);
    expect(same.body.total).toBe(4);
    const employee = await app.as('employee@demo.test');
    expect((await employee.get(`${own}/surcharges/history`)).status).toBe(403);
  });
});
