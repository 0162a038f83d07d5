import { startTestService, type TestClient, type TestService } from '@jahrring/testing';
import { AccountRepository } from '../../src/settings/master-data';
import { settingsService } from './settings-service';

const url = '/api/admin/account-imports';
const accounts = '/api/admin/accounts';

describe('importing a chart of accounts', () => {
  let app: TestService;
  let admin: TestClient;

  beforeEach(async () => {
    app = await startTestService(settingsService);
    admin = app.as('admin');
  });
  afterEach(() => app.close());

  const upload = (content: string, name = 'plan.csv') =>
    admin.post(url, undefined, { file: { name, content } });
  const check = async (run: { id: string; settings: object }) => {
    expect((await admin.post(`${url}/${run.id}/check`, run.settings)).status).toBe(202);
    await work();
  };
  const work = () => app.runJob('kit.work');
  const count = async () => (await admin.get(`${accounts}/options`)).body.total;

  it('shows first what it would do, then does it, and takes it back', async () => {
    await admin.post(accounts, { number: '1000', title: 'Alt', kind: 'asset' });
    await admin.post(accounts, { number: '1020', title: 'Bank', kind: 'liability', vatKey: 'exempt' });
    const { body: run } = await upload(
      'Konto;Bezeichnung;Art\n1000;Kasse;Aktiven\n1020;Bank;\n3400;Erlös;Ertrag\n',
    );
    expect(run).toMatchObject({ state: 'uploaded', rowCount: 3 });
    await check(run);
    const checked = (await admin.get(`${url}/${run.id}`)).body;
    expect(checked).toMatchObject({ state: 'checked', counts: { create: 1, update: 1, skip: 1, error: 0 } });
    expect(await count()).toBe(2);
    expect((await admin.post(`${url}/${run.id}/commit`, {})).status).toBe(202);
    await work();
    expect((await admin.get(`${url}/${run.id}`)).body.state).toBe('done');
    expect((await admin.get(`${accounts}?sort=number`)).body.items).toMatchObject([
      { number: '1000', title: 'Kasse', version: 2 },
      { number: '1020', kind: 'liability', vatKey: 'exempt', version: 1 },
      { number: '3400', kind: 'income' },
    ]);
    expect(await app.events('admin.account.changed')).toHaveLength(4);
    await admin.post(`${url}/${run.id}/undo`);
    await work();
    expect((await admin.get(`${url}/${run.id}`)).body).toMatchObject({ state: 'undone', kept: 0 });
    expect(await count()).toBe(2);
    expect((await admin.get(`${accounts}?sort=number`)).body.items[0]).toMatchObject({ title: 'Alt' });
  });

  /** Source: DATEV SKR03, class 8 is revenue; in the Swiss chart it is not. */
  it('takes the revenue of a German chart for revenue where the file does not say so', async () => {
    const { body: run } = await upload('Konto;Bezeichnung\n1200;Bank\n4400;Gas\n8400;Erlöse 19 % USt\n');
    await check(run);
    const { items } = (await admin.get(`${url}/${run.id}/rows`)).body;
    expect(items.map((row: { kind: string }) => row.kind)).toEqual(['asset', 'expense', 'income']);
    await admin.post(`${url}/${run.id}/commit`, {});
    await work();
    expect((await admin.get(`${accounts}?sort=number`)).body.items).toMatchObject([
      { number: '1200', kind: 'asset' },
      { number: '4400', kind: 'expense' },
      { number: '8400', kind: 'income' },
    ]);
  });

  it('shows a guess of a kind only when the file is looked at as a whole, of faulty and known accounts too', async () => {
    const kinds = async ({ id }: { id: string }) => {
      const { items } = (await admin.get(`${url}/${id}/rows`)).body;
      return items.map((row: { kind: string }) => row.kind);
    };
    await admin.post(accounts, { number: '4400', title: 'Gas', kind: 'asset' });
    const file = 'Konto;Bezeichnung\n1200;Bank\n4400;Gas\n8400;Erlöse 19 % USt\n8400;Doppelt\n';
    const { body: run } = await upload(file);
    expect(await kinds(run)).toEqual(['', '', '', '']);
    await check(run);
    expect(await kinds(run)).toEqual(['asset', 'asset', 'income', 'income']);
  });

  it('names line and column of what is wrong, and leaves it out only when told to', async () => {
    const { body: run } = await upload(
      'Titel X;Nr\nKasse;1000\nBank;10a0\n;1030\nNochmals;1000\n'.replace('Titel X', 'Name'),
    );
    await check(run);
    const { body } = await admin.get(`${url}/${run.id}/rows?filter[outcome]=error`);
    expect(body.total).toBe(3);
    expect(body.items.map((row: { errors: object[] }) => row.errors[0])).toMatchObject([
      { line: 3, column: 2, header: 'Nr', field: 'number' },
      { line: 4, column: 1, header: 'Name', field: 'title' },
      { line: 5, column: 2, params: { line: 2 } },
    ]);
    const refused = await admin.post(`${url}/${run.id}/commit`, {});
    expect(refused.body).toMatchObject({ status: 409, code: 'IMPORT_HAS_ERRORS', params: { count: 3 } });
    await admin.post(`${url}/${run.id}/commit`, { skipErrors: true });
    await work();
    expect(await count()).toBe(1);
  });

  it('tells all of its rows in their order, or a page of them', async () => {
    const numbers = Array.from({ length: 250 }, (_, index) => String(1_000 + index));
    const { body: run } = await upload(['Konto;Bezeichnung', ...numbers.map((one) => `${one};K`)].join('\n'));
    await check(run);
    const rows = async (query: string) => {
      const { body } = await admin.get(`${url}/${run.id}/rows?${query}`);
      return [body.total, body.items.map(({ number }: { number: string }) => number)];
    };
    expect(await rows('pageSize=all')).toEqual([250, numbers]);
    expect(await rows('pageSize=100&page=3')).toEqual([250, numbers.slice(200)]);
  });

  it('refuses a file that is none, before anything is kept', async () => {
    expect((await upload('Konto;Bezeichnung\n1;"x')).body).toMatchObject({
      status: 422,
      code: 'IMPORT_MALFORMED',
      params: { context: 'unclosedQuote', line: 2, column: 2 },
    });
    expect((await admin.get(url)).body.total).toBe(0);
  });

  it('takes what its columns mean from a person, where their titles do not tell', async () => {
    const { body: run } = await upload('Konto;Irgendwas\n1;x');
    expect(run.settings).toEqual({ mapping: ['number', null], hasTitles: true });
    await check(run);
    expect((await admin.get(`${url}/${run.id}`)).body.counts.error).toBe(1);
    await check({ id: run.id, settings: { ...run.settings, mapping: ['number', 'title'] } });
    await admin.post(`${url}/${run.id}/commit`, {});
    await work();
    expect((await admin.get(accounts)).body.items).toMatchObject([{ number: '1', title: 'x' }]);
  });

  it('is in as a whole or not at all: a number that somebody gives meanwhile leaves none of it', async () => {
    const { body: run } = await upload('Konto;Bezeichnung\n1000;Kasse\n1020;Bank');
    await check(run);
    await admin.post(`${url}/${run.id}/commit`, {});
    jest.spyOn(app.get(AccountRepository), 'findAll').mockResolvedValueOnce([]);
    await admin.post(accounts, { number: '1020', title: 'Post', kind: 'asset' });
    await work();
    expect((await admin.get(`${url}/${run.id}`)).body.state).toBe('failed');
    expect((await admin.get(accounts)).body.items).toMatchObject([{ number: '1020', title: 'Post' }]);
  });

  it('starts from the Swiss chart in the language asked for; an import twice changes nothing', async () => {
    const start = async () => {
      const { body } = await admin.post(`${url}/template`, { template: 'kmu', locale: 'fr' });
      await work();
      return (await admin.get(`${url}/${body.id}`)).body;
    };
    const first = await start();
    expect(first.counts.create).toBeGreaterThan(150);
    await admin.post(`${url}/${first.id}/commit`, {});
    await work();
    const { body } = await admin.get(`${accounts}?filter[number]=1000`);
    expect(body.items).toMatchObject([{ title: 'Caisse', kind: 'asset' }]);
    expect((await start()).counts).toMatchObject({ create: 0, update: 0, error: 0 });
  });

  it('takes charts that the superadmin keeps, and names the faulty line of one that cannot be kept', async () => {
    const superadmin = app.as('superadmin');
    const templates = '/api/admin/chart-templates';
    const file = { name: 'Forst.csv', content: 'Konto;Name\n1;Eins\n2;Zwei' };
    const kept = await superadmin.post(templates, undefined, { file });
    expect(kept.body).toMatchObject({ title: 'Forst', accounts: 2, shipped: false });
    expect((await admin.post(templates, undefined, { file })).status).toBe(403);
    const unnamed = { name: 'y.csv', content: 'Konto;Irgendwas\n1;x' };
    expect((await superadmin.post(templates, undefined, { file: unnamed })).body).toMatchObject({
      code: 'IMPORT_COLUMN_MISSING',
      params: { context: 'title' },
    });
    const wrong = { name: 'x.csv', content: 'Konto;Name\n1;Eins\nx;Zwei' };
    expect((await superadmin.post(templates, undefined, { file: wrong })).body).toMatchObject({
      status: 422,
      fields: [{ field: 'Konto (3)' }],
    });
    const list = (await admin.get(templates)).body.items;
    expect(list.map(({ title }: { title: string }) => title)).toEqual([
      'Kontenrahmen KMU',
      'SKR 03',
      'SKR 04',
      'Forst',
    ]);
    const started = await admin.post(`${url}/template`, { template: kept.body.id });
    expect(started.body).toMatchObject({
      ...{ fileName: 'Forst', rowCount: 2, state: 'checking', columns: [] },
    });
    expect((await admin.delete(`${templates}/${kept.body.id}`, { ifMatch: 1 })).status).toBe(404);
    expect((await superadmin.delete(`${templates}/${kept.body.id}`, { ifMatch: 1 })).status).toBe(204);
    expect((await admin.post(`${url}/template`, { template: kept.body.id })).status).toBe(404);
    expect((await superadmin.post(`${templates}/${kept.body.id}/restore`)).status).toBe(200);
  });
});
