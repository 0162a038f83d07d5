import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TranslationView } from '@jahrring/contracts-admin';
import type { ImportView, TitledImportRow } from '@jahrring/contracts-common/imports';
import type { Browser } from './browser';
import { openStream } from './open-stream';
import { PartOwner } from './part-owner';
import { type AdminApp, startAdmin } from './start-admin';

interface Listed {
  items: TranslationView[];
  total: number;
  counts: { all: number; missing: number; changed: number };
}

const texts = {
  de: { time: { list: { title: 'Stunden', of: 'Stunden von {{name}}' }, formula: '=Summe' } },
  fr: { time: { list: { title: 'Heures', of: 'Heures de {{name}}' }, formula: '=Total' } },
  bo: { time: { list: { title: 'ཆུ་ཚོད།' } } },
};

describe('translations', () => {
  let app: AdminApp;
  let translator: Browser;

  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'jahrring-texts-'));
    for (const [locale, tree] of Object.entries(texts)) {
      await writeFile(join(folder, `${locale}.json`), JSON.stringify(tree));
    }
    process.env['MESSAGES_DIR'] = folder;
    // Whoever the demo's industry solution asks has to answer: the jobs of this suite do that as well.
    app = await startAdmin({ client: new PartOwner() });
    translator = await app.as('translator@demo.test');
  });
  afterAll(async () => {
    delete process.env['MESSAGES_DIR'];
    await app.close();
  });

  const url = (key: string, locale = 'fr') => `/api/admin/translations/${locale}/time/${key}`;
  const download = async (format: string) => {
    const address = `/api/admin/translations/export/${format}?locale=fr`;
    const { rawPayload } = await app.service.inject({
      url: address,
      headers: { cookie: translator.cookieHeader },
    });
    return rawPayload;
  };
  const imports = '/api/admin/text-imports';
  const upload = (name: string, content: string | Buffer, locale = 'fr') =>
    translator.upload<{ id: string }>(imports, { name, content: Buffer.from(content), fields: { locale } });
  const work = () => app.service.runJob('kit.work');
  const get = async (id: string, who = translator) =>
    (await who.get<ImportView & { status?: number }>(`${imports}/${id}`)).body;
  /** Uploads and looks at a file, whose dry run begins by itself. */
  const check = async (name: string, content: string | Buffer) => {
    const { id } = (await upload(name, content)).body;
    await work();
    return get(id);
  };
  const rowsOf = async (id: string, outcome: string) =>
    (await translator.get<{ items: TitledImportRow[] }>(`${imports}/${id}/rows?filter[outcome]=${outcome}`))
      .body.items;
  const commit = async (id: string, body: object = {}) => {
    const { status } = await translator.post(`${imports}/${id}/commit`, body);
    await work();
    return status;
  };
  const undo = async (id: string) => {
    await translator.post(`${imports}/${id}/undo`, {});
    await work();
    return get(id);
  };
  const list = async (query: string) =>
    (await translator.get<Listed>(`/api/admin/translations?${query}`)).body;
  const served = async (locale: string) =>
    (await translator.get<Record<string, typeof texts.fr>>(`/api/language/${locale}/messages`)).body[locale];

  const changed = async () =>
    (await translator.get<Record<string, object>>('/api/language/fr/messages?show=changed')).body;

  /** The languages that a start is told to ask changed texts of. */
  const told = async () => (await translator.get<{ changedTexts: string[] }>('/api/boot')).body.changedTexts;

  it('lists every text beside the German one, and what is missing', async () => {
    const french = await list('locale=fr');
    expect(french.counts).toEqual({ all: 3, missing: 0, changed: 0 });
    expect(french.items[0]).toMatchObject({
      key: 'list.title',
      german: 'Stunden',
      bundled: 'Heures',
      version: 0,
    });
    const missing = await list('locale=bo&show=missing');
    expect(missing.items.map((text) => text.key)).toEqual(['list.of', 'formula']);
    expect((await list('locale=fr&search=heures%20von')).items.map((text) => text.key)).toEqual(['list.of']);
  });

  it('changes a text for everybody, at once and with a history', async () => {
    const stream = await openStream(app.service, await app.as('employee@demo.test'));
    await stream.next('hello');
    expect(await told()).toEqual([]);
    const written = await translator.put(url('list.title'), { text: 'Temps' }, { ifMatch: 0 });
    expect(written.body).toMatchObject({
      text: 'Temps',
      version: 1,
      changedBy: expect.any(String) as string,
    });
    expect((await stream.next('language-changed', 1_000)).data).toEqual({ locale: 'fr' });
    await stream.close();
    expect((await served('fr'))?.time.list.title).toBe('Temps');
    expect(await changed()).toEqual({ fr: { time: { list: { title: 'Temps' } } } });
    expect(await told()).toEqual(['fr']);

    const late = await translator.put(url('list.title'), { text: 'Durée' }, { ifMatch: 0 });
    expect(late.status).toBe(412);
    expect(late.body['current']).toMatchObject({ key: 'list.title', german: expect.any(String) });
    await translator.put(url('list.title'), { text: 'Durée' }, { ifMatch: 1 });
    const { body } = await translator.get<{ items: { before: string | null; after: string | null }[] }>(
      `${url('list.title')}/history`,
    );
    expect(body.items.map(({ before, after }) => [before, after])).toEqual([
      ['Temps', 'Durée'],
      [null, 'Temps'],
    ]);

    expect((await translator.delete(url('list.title'), { ifMatch: 2 })).body).toMatchObject({ text: null });
    expect((await served('fr'))?.time.list.title).toBe('Heures');
    expect(await changed()).toEqual({ fr: {} });
    expect(await told()).toEqual([]);
  });

  it('keeps the placeholders', async () => {
    const wrong = await translator.put(url('list.of'), { text: 'Heures de {{nom}}' }, { ifMatch: 0 });
    expect(wrong.body).toMatchObject({
      status: 422,
      fields: [{ field: 'text', code: 'placeholders', params: { expected: '{{name}}' } }],
    });
    expect((await translator.put(url('nothing.here'), { text: 'x' }, { ifMatch: 0 })).status).toBe(404);
  });

  it('writes files that can be read again, and change nothing then', async () => {
    for (const format of ['csv', 'json']) {
      const again = await check(`t.${format}`, await download(format));
      expect([format, again.state, again.counts]).toEqual([
        ...[format, 'checked'],
        { create: 0, update: 0, skip: 3, error: 0 },
      ]);
    }
  });

  it('shows what a file changes and which of its lines are wrong, before it takes it over', async () => {
    const csv = [
      'namespace;key;de;text',
      `time;formula;=Summe;'=Somme`,
      'time;list.of;Stunden von {{name}};Heures',
      'time;gone;Weg;x',
      'time;formula;=Summe;=Autre',
      'time;list.title;Stunden;',
    ].join('\n');
    const { id, counts } = await check('t.csv', csv);
    expect(counts).toEqual({ create: 0, update: 1, skip: 0, error: 3 });
    const [change] = await rowsOf(id, 'update');
    expect(change).toMatchObject({
      title: 'time:formula',
      changes: { text: { from: '=Total', to: '=Somme' } },
    });
    expect((await rowsOf(id, 'error')).map(({ errors }) => errors[0])).toMatchObject([
      { line: 3, column: 4, code: 'placeholders', params: { expected: '{{name}}' } },
      { line: 4, column: 4, code: 'unknown' },
      { line: 5, column: 4, code: 'distinct' },
    ]);
    expect((await served('fr'))?.time.formula).toBe('=Total');
    expect(await commit(id)).toBe(409);

    const stream = await openStream(app.service, await app.as('employee@demo.test'));
    await stream.next('hello');
    expect(await commit(id, { skipErrors: true })).toBe(202);
    expect(await get(id)).toMatchObject({ state: 'done', counts: { update: 1, error: 3 } });
    expect((await stream.next('language-changed', 1_000)).data).toEqual({ locale: 'fr' });
    await stream.close();
    expect((await served('fr'))?.time.formula).toBe('=Somme');
    // The installation's: another translator of another licence sees it as well.
    const operator = await app.as('superadmin@demo.test');
    expect((await operator.get<{ total: number }>(imports)).body.total).toBeGreaterThan(2);
    expect((await get(id, operator)).fileName).toBe('t.csv');
    expect(await undo(id)).toMatchObject({ state: 'undone', kept: 0 });
    expect((await served('fr'))?.time.formula).toBe('=Total');
  });

  it('takes an import back to what translators had written, but for what they have changed since', async () => {
    await translator.put(url('formula'), { text: '=Avant' }, { ifMatch: 0 });
    const { id, counts } = await check(
      't.json',
      JSON.stringify({ time: { formula: '=Après', list: { title: 'Durées' } } }, null, 2),
    );
    expect(counts).toEqual({ create: 0, update: 2, skip: 0, error: 0 });
    await commit(id);
    expect((await served('fr'))?.time).toMatchObject({ formula: '=Après', list: { title: 'Durées' } });
    const [{ version = 0 } = {}] = (await list('locale=fr&search=Dur')).items;
    await translator.put(url('list.title'), { text: 'Temps' }, { ifMatch: version });
    const preview = await translator.get(`${imports}/${id}/undo`);
    expect(preview.body).toMatchObject({
      ...{ removed: 1, kept: 1 },
      rows: [{ row: { title: 'time:list.title', line: 5 }, reason: { code: 'changed' } }],
    });
    expect(await undo(id)).toMatchObject({ state: 'undone', kept: 1 });
    expect((await served('fr'))?.time).toMatchObject({ formula: '=Avant', list: { title: 'Temps' } });
    await translator.delete(url('list.title'), { ifMatch: version + 1 });
    const [{ version: last = 0 } = {}] = (await list('locale=fr&search=formula')).items;
    await translator.delete(url('formula'), { ifMatch: last });
  });

  it('adds what a language lacks, and takes it away again', async () => {
    const { id } = (await upload('t.json', JSON.stringify({ time: { formula: '=བོད' } }), 'bo')).body;
    await work();
    expect((await get(id)).counts).toMatchObject({ create: 1 });
    await commit(id);
    expect((await list('locale=bo&show=missing')).items.map(({ key }) => key)).toEqual(['list.of']);
    await undo(id);
    expect((await list('locale=bo&show=missing')).total).toBe(2);
  });

  it('refuses what is no file of texts, with the place where it breaks', async () => {
    const broken = await upload('t.json', '{\n  "time"');
    expect(broken).toMatchObject({
      status: 422,
      body: { code: 'IMPORT_MALFORMED', params: { line: 2, column: 9 } },
    });
    expect((await upload('t.csv', 'a;b\n1;2')).body).toMatchObject({ fields: [{ field: 'file' }] });
    expect((await upload('t.csv', 'namespace;key;text\ntime;formula;"x')).body).toMatchObject({
      ...{ code: 'IMPORT_MALFORMED', params: { line: 2, column: 3, context: 'unclosedQuote' } },
    });
    const nowhere = await upload('t.json', '{"time":{"formula":"x"}}', 'xx');
    expect(nowhere.body).toMatchObject({ fields: [{ field: 'locale' }] });
  });

  it('is for translators and superadmins', async () => {
    for (const [who, status] of [
      ['superadmin@demo.test', 200],
      ['admin@demo.test', 403],
      ['employee@demo.test', 403],
    ] as const) {
      const browser = await app.as(who);
      for (const path of ['/api/admin/translations?locale=fr', imports])
        expect([who, (await browser.get(path)).status]).toEqual([who, status]);
    }
  });
});
