import { savedViewLimits, type SavedView, type SavedViewList } from '@jahrring/contracts-admin';
import type { Browser } from './browser';
import { type AdminApp, startAdmin } from './start-admin';

const path = '/api/admin/saved-views';
const list = 'documents.list';
const aView = (change: object = {}) => ({
  list,
  name: 'Offene Rechnungen',
  content: {
    ...{ search: 'Wald', sort: '-date', filter: { status: 'OPEN' } },
    layout: { hidden: ['city'], order: ['number', 'date'], widths: { number: 120 } },
  },
  ...change,
});

describe('saved views of lists', () => {
  let app: AdminApp;
  let clerk: Browser;
  let colleague: Browser;

  beforeAll(async () => {
    app = await startAdmin();
    clerk = await app.as('supermanager@demo.test');
    colleague = await app.as('michael.habegger@demo.test');
  });
  afterAll(() => app.close());

  const of = async (who: Browser, which = list) =>
    (await who.get<SavedViewList>(`${path}?list=${which}`)).body.items;

  it('keep filters, order and columns for whoever made them', async () => {
    const made = await clerk.post<SavedView>(path, aView());
    expect(made.body).toMatchObject({ ...aView(), own: true, shared: false });
    expect(await of(clerk)).toEqual([made.body]);
    expect(await of(clerk, 'addresses.list')).toEqual([]);
    expect(await of(colleague)).toEqual([]);
    const foreign = await colleague.patch(`${path}/${made.body.id}`, { name: 'x' }, { ifMatch: 1 });
    expect(foreign.status).toBe(404);
  });

  it('are seen by the licence once they are shared, and changed by nobody else', async () => {
    const [view] = await of(clerk);
    const { id = '', version = 0 } = view ?? {};
    const shared = await clerk.patch<SavedView>(`${path}/${id}`, { shared: true }, { ifMatch: version });
    const [seen] = await of(colleague);
    expect(seen).toMatchObject({ id, own: false, shared: true, ownerName: shared.body.ownerName });
    expect((await colleague.delete(`${path}/${id}`, { ifMatch: 2 })).status).toBe(403);
    expect(await of(await app.as('admin@muster.test'))).toEqual([]);
    expect((await clerk.delete(`${path}/${id}`, { ifMatch: 2 })).status).toBe(204);
    expect(await of(colleague)).toEqual([]);
  });

  it('are not kept without end, and not under a name that is none', async () => {
    for (const wrong of [{ name: ' ' }, { list: '../x' }, { content: { sort: 'a' } }])
      expect((await clerk.post(path, aView(wrong))).status).toBe(422);
    for (let count = 0; count < savedViewLimits.ofPerson; count += 1)
      await clerk.post(path, aView({ name: `Ansicht ${count}` }));
    const full = await clerk.post<{ code: string }>(path, aView());
    expect([full.status, full.body.code]).toEqual([409, 'SAVED_VIEWS_FULL']);
  });
});
