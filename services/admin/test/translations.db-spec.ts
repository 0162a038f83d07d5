import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TranslationView } from '@jahrring/contracts-admin';
import type { Browser } from './browser';
import { openStream } from './open-stream';
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
    app = await startAdmin();
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
  const upload = (name: string, content: string | Buffer) =>
    translator.upload('/api/admin/translations/import?locale=fr', { name, content: Buffer.from(content) });
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

    expect((await translator.put(url('list.title'), { text: 'Durée' }, { ifMatch: 0 })).status).toBe(412);
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

  it('writes files that can be read again', async () => {
    for (const format of ['csv', 'json']) {
      const again = await upload(`t.${format}`, await download(format));
      expect([format, again.body]).toEqual([format, { changed: 0, same: 3, refused: [] }]);
    }
    const changed = JSON.stringify({ time: { formula: '=Somme', 'list.of': 'Heures', gone: 'x' } });
    const { body } = await upload('t.json', changed);
    expect(body).toEqual({
      changed: 1,
      same: 0,
      refused: [
        { namespace: 'time', key: 'list.of', reason: 'placeholders' },
        { namespace: 'time', key: 'gone', reason: 'unknown' },
      ],
    });
    expect((await served('fr'))?.time.formula).toBe('=Somme');
    const broken = await upload('t.json', '{"time"');
    expect(broken.status).toBe(422);
  });

  it('is for translators and superadmins', async () => {
    for (const [who, status] of [
      ['superadmin@demo.test', 200],
      ['admin@demo.test', 403],
      ['employee@demo.test', 403],
    ] as const) {
      const browser = await app.as(who);
      expect([who, (await browser.get('/api/admin/translations?locale=fr')).status]).toEqual([who, status]);
    }
  });
});
