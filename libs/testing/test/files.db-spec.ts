import { readdir, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newId } from '@jahrring/contracts-common';
import { FileStore, SERVICE_ENV, execute, systemContext, uploadOf } from '@jahrring/service-kit';
import type { ServiceEnv } from '@jahrring/service-kit';
import { aPdf, aPng, startTestService } from '../src';
import type { TestClient, TestService } from '../src';
import { createTestDatabase } from '../src/test-database';
import { noteGrants } from './note-grants';
import { notesService } from './fixtures/notes.definition';

const path = '/api/notes/files';

interface Sample {
  name: string;
  content: Buffer;
  type?: string;
}

describe('kept files', () => {
  let app: TestService;
  let admin: TestClient;
  let store: FileStore;
  let folder: string;

  beforeAll(async () => {
    app = await startTestService(notesService, { grants: noteGrants });
    admin = app.as('admin');
    store = app.get(FileStore);
    const env: ServiceEnv = app.service.app.get(SERVICE_ENV, { strict: false });
    folder = join(env.dataDir, 'files', 'notes');
  });
  afterAll(() => app.close());

  const send = (kind: string, file: Sample, client = admin) =>
    client.post(`${path}/${kind}`, undefined, { file });
  const bytesKept = async () => {
    const licences = await readdir(folder).catch(() => []);
    return (await Promise.all(licences.map((licence) => readdir(join(folder, licence))))).flat();
  };

  it('keeps a picture with its size and gives it back, shown but without any right', async () => {
    const content = aPng(30, 20);
    const saved = await send('picture', { name: 'Käfer „1“.png', content, type: 'image/png' });
    expect(saved).toMatchObject({
      status: 201,
      body: { name: 'Käfer „1“.png', mime: 'image/png', size: content.length, width: 30, height: 20 },
    });
    const read = await admin.get(`${path}/${saved.body.id}`);
    expect(read.raw.equals(content)).toBe(true);
    expect(read.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': expect.stringContaining("filename*=UTF-8''K%C3%A4fer"),
    });
  });

  it('lets everything that is no picture be saved only, as plain bytes where it is not known', async () => {
    const page = Buffer.from('<script>alert(1)</script>');
    const { body } = await send('attachment', { name: 'a.html', content: page, type: 'text/html' });
    const read = await admin.get(`${path}/${body.id}`);
    expect(read.headers['content-type']).toBe('application/octet-stream');
    expect(read.headers['content-disposition']).toMatch(/^attachment;/);
  });

  const refused: [string, string, Sample, string][] = [
    ['a PDF called PNG', 'picture', { name: 'a.png', content: aPdf() }, 'image'],
    ['a PNG called JPG', 'picture', { name: 'a.jpg', content: aPng() }, 'image'],
    ['a PDF as a picture', 'picture', { name: 'a.pdf', content: aPdf() }, 'image'],
    ['a PNG as a career document', 'career', { name: 'a.png', content: aPng() }, 'mimes'],
    ['text called PDF', 'career', { name: 'a.pdf', content: Buffer.from('hello') }, 'mimes'],
    ['another type declared', 'picture', { name: 'a.png', content: aPng(), type: 'image/jpeg' }, 'image'],
    ['a program', 'attachment', { name: 'a.bat', content: Buffer.from('del *') }, 'fileContent'],
    ['a program under another name', 'attachment', { name: 'a.txt', content: elf() }, 'fileContent'],
    ['a broken picture', 'picture', { name: 'a.png', content: aPng().subarray(0, 12) }, 'image'],
  ];
  it.each(refused)('refuses %s', async (_what, kind, file, code) => {
    const answer = await send(kind, file);
    expect(answer).toMatchObject({ status: 422, body: { fields: [{ field: 'file', code }] } });
  });

  const opening = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7';
  const damagedForms: [string, string, string][] = [
    ['a form that ends within its file', 'multipart/form-data; boundary=b', opening],
    ['a form that ends within a head', 'multipart/form-data; boundary=b', opening.slice(0, 50)],
    ['a text that is no form', 'multipart/form-data; boundary=b', 'no form'],
    ['a form without a boundary', 'multipart/form-data', `${opening}\r\n--b--\r\n`],
    [
      'a part without a name',
      'multipart/form-data; boundary=b',
      '--b\r\ncontent-disposition: form-data\r\n\r\nx\r\n--b--\r\n',
    ],
    ['a form of another boundary', 'multipart/form-data; boundary=c', `${opening}\r\n--b--\r\n`],
  ];
  it.each(damagedForms)('refuses %s as malformed, and keeps nothing', async (_what, type, text) => {
    const before = await bytesKept();
    const answer = await admin.post(`${path}/career`, undefined, { raw: { text, type } });
    expect(answer).toMatchObject({ status: 400, body: { code: 'MALFORMED' } });
    expect(await bytesKept()).toEqual(before);
  });

  it('tells the size and the most in MB, and pixels of what is drawn too large', async () => {
    const large = { name: 'a.pdf', content: Buffer.concat([aPdf(), Buffer.alloc(150_000)]) };
    expect((await send('career', large)).body.fields).toMatchObject([
      { code: 'maxFile', params: { size: 0.1, max: 0.1 } },
    ]);
    const huge = { name: 'a.bin', content: Buffer.alloc(900_000) };
    expect((await send('career', huge)).body.fields).toMatchObject([
      { code: 'maxFile', params: { size: 0.9, max: 0.2 } },
    ]);
    expect((await send('picture', { name: 'a.png', content: aPng(200, 100) })).body.fields).toMatchObject([
      { code: 'maxPixels', params: { width: 200, height: 100 } },
    ]);
  });

  it('is not there for another licence, for a wrong id and once removed', async () => {
    const { body } = await send('career', { name: 'a.pdf', content: aPdf() });
    const stranger = app.as('admin', { licence: 'other' });
    expect((await stranger.get(`${path}/${body.id}`)).status).toBe(404);
    expect((await stranger.delete(`${path}/${body.id}`)).status).toBe(404);
    expect((await admin.get(`${path}/${newId()}`)).status).toBe(404);
    expect((await admin.delete(`${path}/${body.id}`)).status).toBe(204);
    expect((await admin.get(`${path}/${body.id}`)).status).toBe(404);
    expect(await bytesKept()).not.toContain(body.id);
  });

  it('leaves neither record nor bytes behind where the transaction rolls back', async () => {
    const before = await bytesKept();
    const failing = app.db.tx(app.ctx(), async (ctx) => {
      await store.save(ctx, uploadOf('a.pdf', 'application/pdf', aPdf()), {
        kinds: ['pdf'],
        maxBytes: 1_000,
      });
      expect(await bytesKept()).toHaveLength(before.length + 1);
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await bytesKept()).toEqual(before);
  });

  it('keeps files of a person apart from licences and from other people', async () => {
    const [me, other] = [newId(), newId()];
    const rule = { kinds: ['png' as const], maxBytes: 1_000 };
    const file = await app.db.tx(app.ctx(), (ctx) =>
      store.save(ctx.asPerson(me), uploadOf('me.png', 'image/png', aPng()), rule),
    );
    await expect(store.get(app.ctx().asPerson(me), file.id)).resolves.toMatchObject({ name: 'me.png' });
    await expect(store.get(app.ctx().asPerson(other), file.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(store.get(app.ctx(), file.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('sweeps old bytes without a record, and nothing else', async () => {
    const { body } = await send('career', { name: 'a.pdf', content: aPdf() });
    const place = await placeOf(folder, body.id);
    const [orphan, young] = [newId(), newId()];
    for (const id of [orphan, young]) await writeFile(join(place, id), 'left over');
    const old = new Date(Date.now() - 2 * 3_600_000);
    for (const id of [orphan, body.id]) await utimes(join(place, id), old, old);
    await app.runJob('kit.sweep-files');
    const kept = await bytesKept();
    expect([kept.includes(orphan), kept.includes(young), kept.includes(body.id)]).toEqual([
      false,
      true,
      true,
    ]);
  });
});

it('brings the table to a database of before', async () => {
  const database = await createTestDatabase();
  const first = await startTestService(notesService, { database, grants: noteGrants });
  await first.db.tx(systemContext({ licenceId: '' }), async (ctx) => {
    const manager = first.db.writing(ctx);
    await execute(manager, 'DELETE FROM schema_migrations WHERE name = ?', [
      'CreateStoredFiles1600000000002',
    ]);
    await execute(manager, 'DROP TABLE stored_files', []);
  });
  await first.close();
  const second = await startTestService(notesService, { database, grants: noteGrants });
  const file = { name: 'a.pdf', content: aPdf() };
  expect((await second.as('admin').post(`${path}/career`, undefined, { file })).status).toBe(201);
  await second.close();
  await database.drop();
});

function elf(): Buffer {
  return Buffer.concat([Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1]), Buffer.alloc(200)]);
}

async function placeOf(folder: string, id: string): Promise<string> {
  for (const licence of await readdir(folder)) {
    const place = join(folder, licence);
    if (await stat(join(place, id)).catch(() => null)) return place;
  }
  throw new Error(`No bytes of ${id}`);
}
