import type {
  IndustryPackage,
  SolutionItem,
  SolutionReport,
  SolutionResult,
  SolutionView,
} from '@jahrring/contracts-admin';
import { localDateAt, type PackagePart, type Problem, type WorkView } from '@jahrring/contracts-common';
import { demoLicences } from '@jahrring/demo';
import { SolutionRunner } from '../src/settings/industry-solution/solution.runner';
import type { Browser } from './browser';
import { PartOwner } from './part-owner';
import { type AdminApp, startAdmin } from './start-admin';

const own = '/api/admin/industry-solutions';
const packages = '/api/admin/industry-packages';
const forestry = `${own}/forestry-ch`;
const { muster } = demoLicences;

interface Row {
  id: string;
  version: number;
  number: string;
  title: string;
  kind: string;
}
interface Lists {
  version: number;
  values: { value: string; texts: Record<string, string>; active: boolean; own: boolean }[];
}

describe('industry solutions', () => {
  let app: AdminApp;
  let owner: PartOwner;
  let admin: Browser;

  beforeEach(async () => {
    owner = new PartOwner();
    app = await startAdmin({ client: owner });
    admin = await app.as('admin@muster.test');
    await takeBackDemo();
  });
  afterEach(() => app.close());

  const work = async (started: WorkView, by = admin): Promise<WorkView> => {
    await app.service.runJob('kit.work');
    return (await by.get<WorkView>(`/api/admin/long-work/${started.id}`)).body;
  };
  /** Finishes and takes back the solution that the demo has applied, so that the licence has none. */
  const takeBackDemo = async (): Promise<void> => {
    await app.service.runJob('kit.work');
    const begun = await admin.post<WorkView>(`${own}/construction-ch/take-back`);
    expect((await work(begun.body)).state).toBe('done');
    owner.records.clear();
    owner.writes = 0;
  };
  const apply = async (number = 1, url = forestry, by = admin): Promise<WorkView> => {
    const answer = await by.post<WorkView>(`${url}/apply`, { number });
    expect(answer.status).toBe(202);
    return work(answer.body, by);
  };
  const takeBack = async (): Promise<WorkView> =>
    work((await admin.post<WorkView>(`${forestry}/take-back`)).body);
  const preview = async (task = 'apply'): Promise<SolutionReport> =>
    (await admin.get<SolutionReport>(`${forestry}/preview?task=${task}`)).body;
  const report = async (): Promise<SolutionReport> => (await admin.get<SolutionReport>(forestry)).body;
  const state = async () =>
    (await admin.get<{ items: SolutionView[] }>(own)).body.items.find(({ key }) => key === 'forestry-ch')
      ?.application;
  const outcomes = ({ result }: WorkView) => (result as SolutionResult).outcomes;
  const itemsOf = ({ parts }: SolutionReport, part: PackagePart): SolutionItem[] =>
    parts.find((one) => one.part === part)?.items ?? [];
  const item = (of: SolutionReport, part: PackagePart, key: string) =>
    itemsOf(of, part).find((one) => one.key === key);
  const account = async (number: string): Promise<Row | undefined> => {
    const { body } = await admin.get<{ items: Row[] }>('/api/admin/accounts?pageSize=all');
    return body.items.find((one) => one.number === number);
  };
  const list = async (key: string): Promise<Lists> =>
    (await admin.get<Lists>(`/api/admin/dropdowns/${key}`)).body;
  const value = async (key: string, name: string) =>
    (await list(key)).values.find((one) => one.value === name);
  const exported = async (): Promise<IndustryPackage> => {
    const superadmin = await app.as('superadmin@demo.test');
    return (await superadmin.get<IndustryPackage>(`${packages}/forestry-ch/1`)).body;
  };
  const importNext = async (change: (content: IndustryPackage) => void): Promise<void> => {
    const content = { ...structuredClone(await exported()), number: 2 };
    change(content);
    const superadmin = await app.as('superadmin@demo.test');
    expect((await superadmin.post(packages, content)).status).toBe(201);
  };

  it('are previewed without a change, and applied as the preview said', async () => {
    const before = await preview();
    expect(before.title).toBe('Forstbetrieb Schweiz');
    expect(item(before, 'dropdowns', 'team.harvesting')).toMatchObject({
      outcome: 'added',
      title: 'Holzernte',
      kind: 'team',
    });
    expect(item(before, 'objects', 'fo-101')).toMatchObject({ outcome: 'added', kind: 'activities' });
    expect(await value('team', 'harvesting')).toBeUndefined();
    expect(owner.writes).toBe(0);
    expect(await state()).toBeNull();

    const done = await apply();
    expect(done.state).toBe('done');
    expect(await state()).toMatchObject({ state: 'applied', number: 1, task: 'apply' });
    expect(await value('team', 'harvesting')).toMatchObject({ own: true, texts: { fr: 'Récolte de bois' } });
    expect(await account('3010')).toMatchObject({ title: 'Erlös Stammholz', kind: 'income' });
    expect(owner.living.find(({ articleNumber }) => articleNumber === 'FO-101')).toMatchObject({
      title: 'Holzfällen und Aufrüsten',
      price: '82',
    });
    const told = await report();
    for (const { part, items } of before.parts) {
      for (const { key, outcome, reason } of items)
        expect([part, item(told, part, key)]).toMatchObject([part, { key, outcome, reason }]);
    }
  });

  it('leave what the licence has already, and say so', async () => {
    const row = { number: '3010', title: 'Unser Rundholz', kind: 'income', vatKey: null, active: true };
    expect((await admin.post('/api/admin/accounts', row)).status).toBe(201);
    expect(item(await preview(), 'accounts', '3010')).toMatchObject({ outcome: 'left', reason: 'existing' });
    await apply();
    expect(await account('3010')).toMatchObject({ title: 'Unser Rundholz', version: 1 });
    await takeBack();
    expect(await account('3010')).toMatchObject({ title: 'Unser Rundholz', version: 1 });
  });

  it('change nothing when they are applied once more', async () => {
    const first = outcomes(await apply());
    const writes = owner.writes;
    const version = (await account('3010'))?.version;
    const again = outcomes(await apply());
    expect(Object.keys(again).sort()).toEqual(
      Object.keys({ same: 1, ...(first.left ? { left: 1 } : {}) }).sort(),
    );
    expect(again.same).toBe(first.added);
    expect(owner.writes).toBe(writes);
    expect((await account('3010'))?.version).toBe(version);
  });

  it('are updated where the licence has changed nothing; its own changes and deletions stay', async () => {
    await apply();
    const mine = (await account('3010'))!;
    const title = 'Stammholz eigener Wald';
    await admin.patch(`/api/admin/accounts/${mine.id}`, { title }, { ifMatch: mine.version });
    const deleted = (await account('3020'))!;
    await admin.delete(`/api/admin/accounts/${deleted.id}`, { ifMatch: deleted.version });
    await importNext(({ parts }) => {
      for (const { key, values } of parts.accounts ?? [])
        if (['3010', '3020', '3030'].includes(key)) values['title'] = { de: `Neu ${key}` };
      parts.dropdowns = (parts.dropdowns ?? []).filter(({ key }) => key !== 'team.tending');
      parts.accounts?.push({
        key: '3040',
        values: { number: '3040', title: { de: 'Erlös Pflanzen' }, kind: 'income' },
      });
    });
    const shown = await preview();
    expect(shown.number).toBe(2);
    expect(item(shown, 'accounts', '3010')).toMatchObject({ outcome: 'left', reason: 'edited' });
    expect(item(shown, 'accounts', '3020')).toMatchObject({ outcome: 'left', reason: 'deleted' });
    expect(item(shown, 'accounts', '3030')?.fields).toEqual([
      { name: 'title', before: 'Erlös Energieholz und Hackschnitzel', after: 'Neu 3030' },
    ]);
    expect(item(shown, 'accounts', '3040')).toMatchObject({ outcome: 'added' });
    expect(item(shown, 'dropdowns', 'team.tending')).toMatchObject({ outcome: 'removed' });
    const stale = await admin.post<Problem>(`${forestry}/apply`, { number: 1 });
    expect([stale.status, stale.body.code]).toEqual([409, 'SOLUTION_OUTDATED']);

    await apply(2);
    expect((await account('3010'))?.title).toBe(title);
    expect(await account('3020')).toBeUndefined();
    expect((await account('3030'))?.title).toBe('Neu 3030');
    expect((await account('3040'))?.title).toBe('Erlös Pflanzen');
    expect(await value('team', 'tending')).toBeUndefined();
    expect(await state()).toMatchObject({ number: 2, state: 'applied' });
  });

  it('are taken back as far as nothing was changed or used, and can be applied again', async () => {
    await apply();
    const mine = (await account('3010'))!;
    await admin.patch(`/api/admin/accounts/${mine.id}`, { title: 'Anders' }, { ifMatch: mine.version });
    owner.used.add('fo-101');
    const people = (await admin.get<{ items: { id: string }[] }>('/api/admin/employees?pageSize=all')).body;
    const { id } = people.items[0]!;
    const { body: person } = await admin.get<{ version: number }>(`/api/admin/employees/${id}`);
    const team = { team: 'harvesting' };
    const changed = await admin.patch(`/api/admin/employees/${id}`, team, { ifMatch: person.version });
    expect(changed.status).toBe(200);

    const shown = await preview('takeBack');
    expect(item(shown, 'objects', 'fo-101')).toMatchObject({ outcome: 'left', reason: 'used' });
    expect((await takeBack()).state).toBe('done');
    const told = await report();
    expect(item(told, 'accounts', '3010')).toMatchObject({ outcome: 'left', reason: 'edited' });
    expect(item(told, 'objects', 'fo-101')).toMatchObject({ outcome: 'left', reason: 'used' });
    expect(item(told, 'dropdowns', 'team.harvesting')).toMatchObject({ outcome: 'left', reason: 'used' });
    expect(item(told, 'accounts', '3020')).toMatchObject({ outcome: 'removed', reason: null });
    expect((await account('3010'))?.title).toBe('Anders');
    expect(await account('3020')).toBeUndefined();
    expect(await value('team', 'tending')).toBeUndefined();
    expect(owner.living.map(({ articleNumber }) => articleNumber)).toEqual(['FO-101']);
    expect(await state()).toMatchObject({ state: 'takenBack' });

    await apply();
    expect((await account('3020'))?.title).toBe('Erlös Industrieholz');
    expect((await account('3010'))?.title).toBe('Anders');
    expect(await value('team', 'tending')).toMatchObject({ own: true });
  });

  it('give a role what the package says, unless the licence has shaped it', async () => {
    type Roles = { items: { role: string; version: number; grants: Record<string, string> }[] };
    const roleOf = async (name: string) =>
      (await admin.get<Roles>('/api/admin/roles')).body.items.find(({ role }) => role === name)!;
    const trainee = await roleOf('trainee');
    const grants = { ...trainee.grants, 'tools.task.index': 'all' };
    await admin.put('/api/admin/roles/trainee', { grants }, { ifMatch: trainee.version });
    await apply();
    expect((await roleOf('foreman')).grants).toMatchObject({ 'tools.address.create': 'all' });
    expect(item(await report(), 'roles', 'trainee')).toMatchObject({ outcome: 'left', reason: 'existing' });
    await takeBack();
    expect((await roleOf('foreman')).grants).not.toHaveProperty(['tools.address.create']);
    expect((await roleOf('trainee')).grants).toMatchObject({ 'tools.task.index': 'all' });
  });

  it('switch plugins on that cost something only at a price that was agreed to', async () => {
    const superadmin = await app.as('superadmin@demo.test');
    const off = { state: 'inactive' };
    await admin.post('/api/admin/plugins/timber/state', off);
    // By the day of the licence: after midnight there it is still the day before in UTC.
    const price = { price: '25.00', validFrom: localDateAt(app.clock.now(), muster.timeZone) };
    expect((await superadmin.post('/api/admin/plugin-prices/timber', price)).status).toBeLessThan(300);
    expect(item(await preview(), 'plugins', 'timber')).toMatchObject({
      outcome: 'left',
      reason: 'price',
      price: '25.00',
    });
    await apply();
    const told = await report();
    expect(item(told, 'plugins', 'timber')).toMatchObject({ outcome: 'left', reason: 'price' });
    expect(item(told, 'templates', 'delivery-roundwood')).toMatchObject({ reason: 'pluginOff' });
    const agreed = { number: 1, prices: { timber: '25.00' } };
    await work((await admin.post<WorkView>(`${forestry}/apply`, agreed)).body);
    expect(item(await report(), 'plugins', 'timber')).toMatchObject({ outcome: 'added' });
    expect(item(await report(), 'templates', 'delivery-roundwood')).toMatchObject({ outcome: 'added' });
  });

  it('are begun once where two begin at the same time', async () => {
    const other = await app.as('admin@muster.test');
    const answers = await Promise.all([
      admin.post<Problem>(`${forestry}/apply`, { number: 1 }),
      other.post<Problem>(`${own}/construction-ch/apply`, { number: 1 }),
      other.post<Problem>(`${forestry}/apply`, { number: 1 }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 409, 409]);
    for (const { status, body } of answers) if (status === 409) expect(body.code).toBe('SOLUTION_BUSY');
    await app.service.runJob('kit.work');
    const { items } = (await admin.get<{ items: SolutionView[] }>(own)).body;
    const states = items.flatMap(({ application }) => application?.state ?? []);
    expect(states.filter((one) => one === 'applied')).toHaveLength(1);
    expect(states).not.toContain('running');
  });

  it('stop where a service cannot be reached, and go on from there', async () => {
    app.service.get(SolutionRunner).pauses = [0];
    owner.down.add('documents');
    expect((await preview()).parts.find(({ part }) => part === 'templates')).toMatchObject({
      reached: false,
    });
    const failed = await apply();
    expect([failed.state, failed.problem?.code]).toEqual(['failed', 'UNAVAILABLE']);
    expect(await state()).toMatchObject({ state: 'stopped' });
    const writes = owner.writes;
    expect(itemsOf(await report(), 'templates')).toEqual([]);
    expect(item(await report(), 'objects', 'fo-101')).toMatchObject({ outcome: 'added' });
    owner.down.clear();
    const done = outcomes(await apply());
    expect(await state()).toMatchObject({ state: 'applied' });
    expect(done.added).toBe(owner.writes - writes);
    expect(itemsOf(await report(), 'templates').length).toBeGreaterThan(0);
  });

  it('wait for a service that is soon there again', async () => {
    owner.down.add('inventory');
    owner.onRefused = () => owner.down.clear();
    app.service.get(SolutionRunner).pauses = [0, 0];
    expect((await apply()).state).toBe('done');
    expect(item(await report(), 'objects', 'fo-101')).toMatchObject({ outcome: 'added' });
  });

  it('are the licence’s own, read by its staff and applied by those who keep its settings', async () => {
    await apply();
    const others = await app.as('admin@demo.test');
    const { items } = (await others.get<{ items: SolutionView[] }>(own)).body;
    expect(items.find(({ key }) => key === 'forestry-ch')?.application?.state).not.toBe('running');
    expect((await others.get(`${own}/construction-ch`)).status).toBe(404);
    expect((await admin.get(`${own}/nothing-there/preview`)).status).toBe(404);
    const employee = await app.as('employee@demo.test');
    expect((await employee.get(own)).status).toBe(200);
    expect((await employee.get(`${forestry}/preview`)).status).toBe(403);
    expect((await employee.post(`${forestry}/apply`, { number: 1 })).status).toBe(403);
    expect((await employee.post(`${forestry}/take-back`)).status).toBe(403);
    expect((await admin.get(packages)).status).toBe(403);
  });

  it('are applied to any licence by superadmins', async () => {
    const superadmin = await app.as('superadmin@demo.test');
    const url = `/api/admin/licences/${muster.id}/industry-solutions`;
    const done = await apply(1, `${url}/construction-ch`, superadmin);
    expect(done.state).toBe('done');
    expect((await account('3430'))?.title).toBe('Erlös Umbau und Renovation');
    const listed = (await superadmin.get<{ items: SolutionView[] }>(packages)).body.items;
    expect(listed.find(({ key }) => key === 'construction-ch')).toMatchObject({ licences: 1, shipped: true });
    expect((await superadmin.get(`${url}/forestry-ch`)).status).toBe(404);
    const nowhere = url.replace(muster.id, '0190a000-0000-7000-8000-0000000000aa');
    expect((await superadmin.get(nowhere)).status).toBe(404);
  });

  it('are exported as what an import takes; a version that is out stays as it is', async () => {
    const superadmin = await app.as('superadmin@demo.test');
    const content = await exported();
    expect((await superadmin.post(packages, content)).status).toBe(201);
    const other = { ...content, title: { de: 'Anders' } };
    const taken = await superadmin.post<Problem>(packages, other);
    expect([taken.status, taken.body.code]).toEqual([409, 'PACKAGE_VERSION_TAKEN']);
    const wrong = structuredClone({ ...content, number: 3 });
    wrong.parts.accounts![0]!.values['number'] = 'zwölf';
    const refused = await superadmin.post<Problem>(packages, wrong);
    expect([refused.status, refused.body.fields?.[0]?.field]).toEqual([
      422,
      'parts.accounts.0.values.number',
    ]);
    const unknown = await superadmin.post(packages, { ...content, number: 3, parts: { scripts: [] } });
    expect(unknown.status).toBe(422);
    const { items } = (await superadmin.get<{ items: { number: number }[] }>(packages)).body;
    expect(items.map(({ number }) => number)).toEqual([1, 1, 1]);
    await superadmin.post(packages, { ...content, number: 2 });
    const second = `${packages}/${content.key}/2`;
    expect((await superadmin.delete(second)).status).toBe(204);
    for (const url of [second, `${packages}/${content.key}/1`])
      expect((await superadmin.delete(url)).status).toBe(404);
  });
});
