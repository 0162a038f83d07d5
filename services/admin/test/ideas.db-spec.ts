import type {
  CampaignDetail,
  Idea,
  IdeaDetail,
  IdeaList,
  PluginFundingList,
} from '@jahrring/contracts-admin';
import { addDays, localDateAt, newId } from '@jahrring/contracts-common';
import { demoLicences } from '@jahrring/demo';
import { Database, systemContext } from '@jahrring/service-kit';
import type { Browser } from './browser';
import { type AdminApp, startAdmin } from './start-admin';

const ideas = '/api/admin/ideas';
const wish = { title: 'Bestände aus der Luft', text: 'Drohnenbilder je Auftrag ablegen' };

describe('ideas of licences', () => {
  let app: AdminApp;
  let superadmin: Browser;
  let muster: Browser;
  let bergwald: Browser;

  beforeEach(async () => {
    app = await startAdmin();
    superadmin = await app.as('superadmin@demo.test');
    muster = await app.as('admin@muster.test');
    bergwald = await app.as('admin@demo.test');
  });
  afterEach(() => app.close());

  const propose = async (browser: Browser, title = wish.title) =>
    (await browser.post<IdeaDetail>(ideas, { ...wish, title })).body;
  const get = async (browser: Browser, id: string) => (await browser.get<IdeaDetail>(`${ideas}/${id}`)).body;
  const listed = async (browser: Browser) =>
    (await browser.get<IdeaList>(ideas)).body.items.filter(({ title }) => title.startsWith(wish.title));
  const step = async (id: string, body: object) => {
    const { version } = await get(superadmin, id);
    return superadmin.post<IdeaDetail>(`${ideas}/${id}/step`, body, { ifMatch: version });
  };
  const told = async (): Promise<[string, number][]> => {
    await app.service.runJob('admin.ideas.tell');
    const rows: { payload: string }[] = await app.service
      .get(Database)
      .manager(systemContext({ licenceId: '' }))
      .query('SELECT payload FROM outbox_events WHERE payload LIKE \'%"admin.idea"%\'');
    return rows
      .map(({ payload }): [string, number] => {
        const { titleKey, employeeIds } = JSON.parse(payload) as { titleKey: string; employeeIds: string[] };
        return [titleKey.replace('admin:notify.idea.', ''), employeeIds.length];
      })
      .sort();
  };

  it('are proposed by admins, seen by every licence, ranked by their votes', async () => {
    const first = await propose(muster);
    expect(first).toMatchObject({
      ...{ state: 'proposed', proposedBy: 'Fritz Muster', licenceName: demoLicences.muster.name },
      ...{ votes: 1, voted: true, removable: true, mayDecide: true, steps: [], fundable: false },
    });
    const second = await propose(muster, `${wish.title} im Winter`);
    const vote = (browser: Browser, id: string) => browser.put(`${ideas}/${id}/vote`);
    await Promise.all([vote(bergwald, second.id), vote(bergwald, second.id)]);
    const ranking = async () => (await listed(bergwald)).map(({ id, votes, voted }) => [id, votes, voted]);
    expect(await ranking()).toEqual([
      [second.id, 2, true],
      [first.id, 1, false],
    ]);
    expect((await bergwald.delete(`${ideas}/${second.id}/vote`)).status).toBe(204);
    expect((await bergwald.delete(`${ideas}/${second.id}/vote`)).status).toBe(204);
    expect((await ranking()).map(([, votes]) => votes)).toEqual([1, 1]);
    expect((await vote(superadmin, first.id)).body).toMatchObject({ code: 'OPERATOR_VOTES' });
    expect((await superadmin.post(ideas, wish)).body).toMatchObject({ code: 'OPERATOR_VOTES' });
    const manager = await app.as('manager@demo.test');
    for (const answer of [await manager.get(ideas), await manager.post(ideas, wish)])
      expect(answer.status).toBe(403);
    expect((await vote(muster, newId())).status).toBe(404);
  });

  it('are taken back by who proposed them, while nobody has decided', async () => {
    const { id, version } = await propose(muster);
    expect((await bergwald.delete(`${ideas}/${id}`, { ifMatch: version })).status).toBe(404);
    const other = await propose(muster);
    await step(other.id, { step: 'decline', reason: 'Gibt es schon' });
    const late = await muster.delete(`${ideas}/${other.id}`, { ifMatch: other.version });
    expect(late.body).toMatchObject({ code: 'IDEA_STATE' });
    expect((await muster.delete(`${ideas}/${id}`, { ifMatch: version + 1 })).status).toBe(412);
    expect((await muster.delete(`${ideas}/${id}`, { ifMatch: version })).status).toBe(204);
    expect((await listed(muster)).map((idea: Idea) => idea.id)).toEqual([other.id]);
  });

  it('are changed by who proposed them, while nobody has decided', async () => {
    const { id, version } = await propose(muster);
    const better = { title: 'Bestände aus der Luft, täglich', text: 'Mit Datum' };
    const change = (browser: Browser, ifMatch: number, body: object = better) =>
      browser.patch<IdeaDetail>(`${ideas}/${id}`, body, { ifMatch });
    expect((await change(bergwald, version)).status).toBe(404);
    expect((await change(superadmin, version)).status).toBe(404);
    expect((await change(muster, version, { title: ' ', text: 'x' })).status).toBe(422);
    const changed = await change(muster, version);
    expect(changed.body).toMatchObject({ ...better, version: version + 1, votes: 1 });
    expect((await change(muster, version)).status).toBe(412);
    const trail = await muster.get('/api/admin/audit?entity=pluginIdea');
    expect(trail.text).toContain(wish.title);
    await step(id, { step: 'decline', reason: 'Gibt es schon' });
    expect((await change(muster, version + 2)).body).toMatchObject({ code: 'IDEA_STATE' });
  });

  it('take no flood of text, and no name that turns the reading direction', async () => {
    const flood = 'a'.repeat(5 * 1024 * 1024);
    expect((await muster.post(ideas, { ...wish, text: flood })).status).toBe(413);
    const long = await muster.post(ideas, { ...wish, title: 'b'.repeat(101) });
    expect(long.body).toMatchObject({ status: 422, fields: [{ field: 'title' }] });
    const turned = await propose(muster, 'Rechnung \u202Efdp.exe\u202C \u2066gratis\u2069');
    expect(turned.title).toBe('Rechnung fdp.exe gratis');
    expect((await muster.post(ideas, { ...wish, title: '\u202E \u2069' })).status).toBe(422);
  });

  it('are followed by who takes part or says so, and by nobody who says no', async () => {
    const { id, followed } = await propose(muster);
    const follow = (browser: Browser, on = true) =>
      on ? browser.put(`${ideas}/${id}/follow`) : browser.delete(`${ideas}/${id}/follow`);
    expect([followed, (await get(bergwald, id)).followed]).toEqual([true, false]);
    expect((await follow(superadmin)).body).toMatchObject({ code: 'OPERATOR_VOTES' });
    const twice = await Promise.all([follow(bergwald), follow(bergwald)]);
    expect(twice.map(({ status }) => status)).toEqual([204, 204]);
    expect(await get(bergwald, id)).toMatchObject({ followed: true, votes: 1, voted: false });
    await step(id, { step: 'plan', key: 'drone-flight' });
    expect(await told()).toEqual([
      ['planned', 1],
      ['planned', 1],
    ]);
    await follow(muster, false);
    await follow(bergwald, false);
    expect((await get(muster, id)).followed).toBe(false);
    await bergwald.put(`${ideas}/${id}/vote`);
    await step(id, { step: 'develop' });
    // Whoever said no hears nothing, whatever they do besides.
    expect((await told()).filter(([state]) => state === 'development')).toEqual([]);
  });

  it('are talked about in plain text; own comments can be deleted, all of them by the operator', async () => {
    const { id } = await propose(muster);
    const text = '<b>Gute</b> Idee & <script>nötig</script>';
    const { thread } = (await bergwald.post<IdeaDetail>(`${ideas}/${id}/comments`, { text })).body;
    const [comment] = thread;
    expect(thread).toMatchObject([{ text, licenceName: demoLicences.bergwald.name, removable: true }]);
    expect((await get(muster, id)).thread).toMatchObject([{ text, removable: false }]);
    const url = `${ideas}/${id}/comments/${comment?.id ?? ''}`;
    expect((await muster.delete(url, { ifMatch: 1 })).status).toBe(404);
    expect((await bergwald.delete(url, { ifMatch: 2 })).status).toBe(412);
    expect((await bergwald.delete(url, { ifMatch: 1 })).status).toBe(204);
    expect(await get(muster, id)).toMatchObject({ thread: [], comments: 0 });
    await muster.post(`${ideas}/${id}/comments`, { text });
    const [others] = (await get(superadmin, id)).thread;
    const removed = await superadmin.delete(`${ideas}/${id}/comments/${others?.id ?? ''}`, { ifMatch: 1 });
    expect(removed.status).toBe(204);
    const trail = await bergwald.get('/api/admin/audit?entity=ideaComment');
    expect(trail.text).toContain('"delete"');
    expect((await muster.post(`${ideas}/${id}/comments`, { text: ' ' })).status).toBe(422);
  });

  it('are declined with a reason, planned again, become a campaign, and tell each step', async () => {
    const { id } = await propose(muster);
    await bergwald.post(`${ideas}/${id}/comments`, { text: 'Brauchen wir auch.' });
    expect((await muster.post(`${ideas}/${id}/step`, { step: 'develop' }, { ifMatch: 1 })).status).toBe(404);
    expect((await step(id, { step: 'decline' })).status).toBe(422);
    expect((await step(id, { step: 'release' })).body).toMatchObject({ code: 'IDEA_STATE' });
    const declined = await step(id, { step: 'decline', reason: 'Zu wenige' });
    expect(declined.body).toMatchObject({ state: 'declined', reason: 'Zu wenige', steps: ['plan'] });
    expect((await bergwald.put(`${ideas}/${id}/vote`)).body).toMatchObject({ code: 'IDEA_STATE' });
    expect(await told()).toEqual([
      ['declined', 1],
      ['declined', 1],
    ]);
    const planned = await step(id, { step: 'plan', key: 'drone-flight' });
    expect(planned.body).toMatchObject({ state: 'planned', reason: null, fundable: true });
    const funding = async () =>
      (await muster.get<PluginFundingList>('/api/admin/plugin-funding')).body.items.find(
        ({ pluginId }) => pluginId === id,
      );
    expect(await funding()).toMatchObject({ votes: 1, voted: true });
    const begun = await superadmin.post<CampaignDetail>('/api/admin/campaigns', {
      ...{ pluginId: id, goal: '1000.00', startPercent: 50, guaranteePercent: 80, maxInvestors: 20 },
      ...{ smallestPledge: '100.00', largestSharePercent: 50, priceCutPercent: 0, priceCutMonths: 0 },
      endsOn: addDays(localDateAt(app.clock.now(), 'Europe/Zurich'), 30),
      benefit: { de: 'Ein Jahr gratis' },
    });
    expect(await get(superadmin, id)).toMatchObject({ state: 'funding', steps: [], fundable: false });
    expect((await step(id, { step: 'develop' })).body).toMatchObject({ code: 'IDEA_STATE' });
    await told();
    await muster.post(`/api/admin/plugin-funding/campaigns/${begun.body.id}/pledge`, { amount: '500.00' });
    expect((await get(muster, id)).state).toBe('development');
    await told();
    app.clock.set(new Date(begun.body.endsAt));
    await app.service.runJob('admin.campaigns.advance');
    // Both licences hear of every step; a failed campaign leaves the idea planned, which nobody was told before.
    const each = ['declined', 'development', 'funding', 'planned'];
    expect((await told()).map(([state]) => state)).toEqual(each.flatMap((state) => [state, state]));
  });
});
