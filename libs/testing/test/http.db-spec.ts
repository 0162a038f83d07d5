import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { localDateAt, newId } from '@jahrring/contracts-common';
import { startTestService } from '../src';
import type { TestClient, TestResponse, TestService } from '../src';
import { noteGrants } from './note-grants';
import { notesService } from './fixtures/notes.definition';

const path = '/api/notes/notes';

describe('the HTTP contract', () => {
  let app: TestService;
  let admin: TestClient;
  let other: TestClient;

  beforeAll(async () => {
    app = await startTestService(notesService, { grants: noteGrants });
    admin = app.as('admin');
    other = app.as('admin', { licence: 'other' });
  });
  afterAll(() => app.close());

  const create = async (title = 'Note') => (await admin.post(path, { title, amount: '12.5' })).body;

  describe('versions', () => {
    it('answers the version as ETag, on reading and on writing', async () => {
      const created = await admin.post(path, { title: 'a', amount: '1' });
      expect([created.status, created.headers['etag']]).toEqual([201, '"1"']);
      const read = await admin.get(`${path}/${created.body.id}`);
      expect(read.headers['etag']).toBe('"1"');
      expect(read.body).toEqual(created.body);
    });

    it('asks for If-Match', async () => {
      const { id } = await create();
      for (const response of [
        await admin.put(`${path}/${id}`, { title: 'b', amount: '1' }),
        await admin.delete(`${path}/${id}`),
      ]) {
        expect(response).toMatchObject({ status: 428, body: { code: 'PRECONDITION_REQUIRED' } });
      }
      const odd = await admin.delete(`${path}/${id}`, { headers: { 'if-match': '*' } });
      expect(odd.status).toBe(400);
    });

    it('answers 412 with the present record to a stale version, and changes nothing', async () => {
      const { id } = await create('first');
      await admin.put(`${path}/${id}`, { title: 'second', amount: '1' }, { ifMatch: 1 });
      const [events, audit] = [(await app.events()).length, (await app.audit()).length];
      const stale = await admin.put(`${path}/${id}`, { title: 'third', amount: '1' }, { ifMatch: 1 });
      expect(stale).toMatchObject({ status: 412, body: { current: { id, title: 'second', version: 2 } } });
      expect(stale.body.current.secret).toBeUndefined();
      expect((await admin.get(`${path}/${id}`)).body).toMatchObject({ title: 'second', version: 2 });
      expect([(await app.events()).length, (await app.audit()).length]).toEqual([events, audit]);
    });

    it('lets one of twenty writers of the same version through', async () => {
      const { id } = await create();
      const write = (_: unknown, index: number) =>
        admin.put(`${path}/${id}`, { title: `w${index}`, amount: '1' }, { ifMatch: 1 });
      const responses = await Promise.all(Array.from({ length: 20 }, write));
      expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(responses.filter(({ status }) => status === 412)).toHaveLength(19);
    });

    it('hides a deleted record, shows it among the deleted and brings it back', async () => {
      const { id } = await create('to restore');
      expect((await admin.delete(`${path}/${id}`, { ifMatch: 1 })).status).toBe(204);
      expect((await admin.get(`${path}/${id}`)).status).toBe(404);
      expect((await admin.get(`${path}?deleted=true`)).text).toContain(id);
      expect((await admin.get(`${path}?search=restore`)).body.total).toBe(0);
      expect(await admin.post(`${path}/${id}/restore`)).toMatchObject({ status: 200, body: { version: 3 } });
      expect((await admin.get(`${path}/${id}`)).status).toBe(200);
    });
  });

  describe('licences', () => {
    it('answers a foreign id and a missing one alike: 404, same body', async () => {
      const { id } = await create();
      const body = { title: 'mine', amount: '1' };
      const attempts = (target: string) => [
        other.get(`${path}/${target}`),
        other.put(`${path}/${target}`, body, { ifMatch: 1 }),
        other.delete(`${path}/${target}`, { ifMatch: 1 }),
        other.post(`${path}/${target}/restore`),
      ];
      const strip = ({
        status,
        body: { requestId: _requestId, ...rest },
      }: {
        status: number;
        body: { requestId: string };
      }) => [status, rest];
      const foreign = (await Promise.all(attempts(id))).map(strip);
      const missing = (await Promise.all(attempts(newId()))).map(strip);
      expect(foreign).toEqual(missing);
      expect(foreign.every(([status]) => status === 404)).toBe(true);
      expect((await other.get(path)).body.items).toEqual([]);
    });

    it('does not let a client id take over a foreign record', async () => {
      const { id } = await create('mine');
      const response = await other.post(path, { id, title: 'stolen', amount: '1' });
      expect(response.body.id).not.toBe(id);
      expect((await admin.get(`${path}/${id}`)).body.title).toBe('mine');
      await other.delete(`${path}/${response.body.id}`, { ifMatch: 1 });
    });

    it('narrows to what the role may see, in list and detail alike', async () => {
      const { id } = await create('of the admin');
      const employee = app.as('employee');
      expect((await employee.get(path)).body.total).toBe(0);
      expect((await employee.get(`${path}/${id}`)).status).toBe(404);
    });
  });

  describe('bad input', () => {
    it('names every wrong field', async () => {
      const response = await admin.post(path, { title: ' ', amount: '1.234', pinned: 'yes' });
      expect(response.status).toBe(422);
      expect(response.headers['content-type']).toContain('application/problem+json');
      expect(response.body).toMatchObject({
        code: 'VALIDATION_FAILED',
        fields: [
          { field: 'title', in: 'body', code: 'required' },
          { field: 'amount', in: 'body', code: 'money' },
          { field: 'pinned', in: 'body', code: 'boolean' },
        ],
      });
    });

    it.each([
      ['page=0', 'page'],
      ['sort=secret', 'sort'],
      ['filter[secret]=x', 'filter[secret]'],
      ['filter[createdAt]=yesterday', 'filter[createdAt].from'],
      ['pageSize=501', 'pageSize'],
    ])('names the query parameter of ?%s', async (query, field) => {
      const response = await admin.get(`${path}?${query}`);
      expect([response.status, response.body.fields?.[0].field]).toEqual([422, field]);
    });

    it('tells broken JSON, a strange type and a body too large apart', async () => {
      const headers = { 'content-type': 'application/json' };
      const broken = await app.service.inject({ method: 'POST', url: path, headers, payload: '{"title"' });
      expect([broken.statusCode, broken.json<{ code: string }>().code]).toEqual([400, 'MALFORMED']);
      const strange = await app.service.inject({
        method: 'POST',
        url: path,
        headers: { 'content-type': 'text/x' },
        payload: 'x',
      });
      expect(strange.statusCode).toBe(415);
      const large = await admin.post(path, { title: 'x', amount: '1', body: 'x'.repeat(3_000_000) });
      expect([large.status, large.body.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
    });

    it('hides what went wrong inside', async () => {
      const response = await admin.get('/api/notes/misc/crash');
      expect(response).toMatchObject({ status: 500, body: { code: 'INTERNAL', key: 'errors.server' } });
      expect(response.text).not.toContain('secret detail');
    });

    it.each(['//api/notes/notes', '/API/notes/notes', '/api/notes/notes/', '/api/notes%2fnotes'])(
      'knows no other spelling of a path: %s',
      async (url) => {
        expect((await app.anonymous().get(url)).status).toBe(404);
      },
    );
  });

  it('answers HEAD as GET, without a body', async () => {
    const { id } = await create('head');
    const read = await admin.get(`${path}/${id}`);
    const [lines, body] = await overWire(app, `HEAD ${path}/${id}`, admin.session);
    expect(lines).toEqual(
      expect.arrayContaining([
        'HTTP/1.1 200 OK',
        `etag: ${String(read.headers['etag'])}`,
        `content-length: ${String(read.headers['content-length'])}`,
      ]),
    );
    expect(body).toBe('');
    expect((await overWire(app, `HEAD ${path}/${id}`))[0][0]).toContain('401');
    expect((await overWire(app, `HEAD ${path}/${newId()}`, admin.session))[0][0]).toContain('404');
  });

  describe('lists', () => {
    beforeAll(async () => {
      const reader = app.as('admin', { licence: 'other' });
      for (const [title, amount] of [
        ['Zürich', '3'],
        ['Äpfel 100%', '20'],
        ['apfelbaum', '10'],
        ['Birne_1', '1'],
      ]) {
        await reader.post(path, { title, amount });
      }
    });
    const titles = async (query: string) =>
      (await other.get(`${path}?${query}`)).body.items.map((item: { title: string }) => item.title);

    it('sorts without regard to case and accents, and numbers as numbers', async () => {
      expect(await titles('sort=title')).toEqual(['Äpfel 100%', 'apfelbaum', 'Birne_1', 'Zürich']);
      expect(await titles('sort=-amount')).toEqual(['Äpfel 100%', 'apfelbaum', 'Zürich', 'Birne_1']);
    });

    it('finds words, without accents, and takes wildcards as they are', async () => {
      expect(await titles('search=APFEL')).toEqual(['Äpfel 100%', 'apfelbaum']);
      expect(await titles('search=apfel%20100%25')).toEqual(['Äpfel 100%']);
      expect(await titles('search=_')).toEqual(['Birne_1']);
      expect(await titles('search=aepfel%20100')).toEqual(['Äpfel 100%']);
      expect(await titles('search=Zuerich')).toEqual(['Zürich']);
      expect(await titles('filter[title]=zurich')).toEqual(['Zürich']);
    });

    it('filters by range, day and truth', async () => {
      expect(await titles('filter[amount]=3..10&sort=amount')).toEqual(['Zürich', 'apfelbaum']);
      const today = localDateAt(Date.now(), 'Europe/Zurich');
      expect(await titles(`filter[createdAt]=${today}`)).toHaveLength(4);
      expect(await titles('filter[createdAt]=..2020-01-01')).toHaveLength(0);
      expect(await titles('filter[pinned]=true')).toHaveLength(0);
    });

    it('pages without overlap and counts them all', async () => {
      const first = await other.get(`${path}?pageSize=3`);
      const second = await other.get(`${path}?pageSize=3&page=2`);
      const third = await other.get(`${path}?pageSize=3&page=3`);
      expect([first.body.total, second.body.total, third.body.total]).toEqual([4, 4, 4]);
      expect(first.body.items).toHaveLength(3);
      expect(second.body.items).toHaveLength(1);
      expect(third.body.items).toEqual([]);
    });

    it('streams everything, cut to the contract', async () => {
      const response = await other.get(`${path}?pageSize=all`);
      expect(response.body.total).toBe(4);
      expect(response.body.items).toHaveLength(4);
      expect(response.text).not.toContain('never shown');
    });
  });

  describe('uploads', () => {
    it('takes a file with its fields, and not twice', async () => {
      const file = { name: 'a.csv', content: 'a;b', fields: { mode: 'dry' } };
      const first = await admin.post('/api/notes/misc/upload', undefined, { file, key: 'upload-1' });
      const again = await admin.post('/api/notes/misc/upload', undefined, { file, key: 'upload-1' });
      expect(first.body).toEqual({ name: 'a.csv', size: 3, fields: { mode: 'dry' } });
      expect([again.body, again.headers['idempotency-replayed']]).toEqual([first.body, 'true']);
    });

    it('says when it is too large or missing', async () => {
      const large = await admin.post('/api/notes/misc/upload', undefined, {
        file: { name: 'a.csv', content: 'x'.repeat(2_000) },
      });
      expect(large).toMatchObject({ status: 422, body: { fields: [{ field: 'file', code: 'maxFile' }] } });
      expect((await admin.post('/api/notes/misc/upload', { a: 1 })).status).toBe(415);
    });

    it.each([
      ['thousands of fields', Object.fromEntries(Array.from({ length: 10_000 }, (_, n) => [`f${n}`, 'x']))],
      ['a field with an endless name', { ['n'.repeat(5_000)]: 'x' }],
      ['a field with an endless value', { mode: 'x'.repeat(200_000) }],
    ])('refuses %s', async (_, fields) => {
      const file = { name: 'a.csv', content: 'a;b', fields };
      expect(await admin.post('/api/notes/misc/upload', undefined, { file })).toMatchObject({
        status: 413,
        body: { code: 'PAYLOAD_TOO_LARGE' },
      });
    });
  });

  it.each(['[', '{"title":'])('refuses a body of %s without end', async (part) => {
    const raw = { text: part.repeat(100_000), type: 'application/json' };
    expect(await admin.post('/api/notes/notes', undefined, { raw })).toMatchObject({
      status: 400,
      body: { code: 'MALFORMED' },
    });
    const whole = { text: '['.repeat(50_000) + ']'.repeat(50_000), type: 'application/json' };
    expect((await admin.post('/api/notes/notes', undefined, { raw: whole })).status).toBe(400);
  });

  it('describes itself in OpenAPI 3.1 with absolute paths', async () => {
    const { body } = await app.anonymous().get('/api/notes/openapi.json');
    expect(body.openapi).toBe('3.1.0');
    expect(Object.keys(body.paths)).toContain('/api/notes/notes/{id}');
    const put = body.paths['/api/notes/notes/{id}'].put;
    expect(put.parameters.map(({ name }: { name: string }) => name)).toEqual(['id', 'If-Match']);
    expect(put.requestBody.content['application/json'].schema.required).toContain('title');
    expect(put.responses['200'].content['application/json'].schema.properties.secret).toBeUndefined();
  });

  it('is live and ready', async () => {
    expect((await app.anonymous().get('/api/health/live')).status).toBe(200);
    expect((await app.anonymous().get('/api/health/ready')).body.status).toBe('ready');
    app.service.drain();
    expect((await app.anonymous().get('/api/health/ready')).status).toBe(503);
  });

  describe('ids that devices make', () => {
    const noIds = ({ status, body }: TestResponse) => {
      const { id: _id, requestId: _requestId, createdAt: _at, updatedAt: _last, ...rest } = body;
      return { status, rest };
    };

    it('tells nobody that another licence has one, living or deleted', async () => {
      const theirs = (await create('theirs')).id;
      const gone = (await create('gone')).id;
      await admin.delete(`${path}/${gone}`, { ifMatch: 1 });
      const body = { title: 'mine', amount: '1' };
      const fresh = await other.post(path, { ...body, id: newId() });
      expect(fresh.status).toBe(201);
      for (const id of [theirs, gone]) {
        const made = await other.post(path, { ...body, id });
        expect(noIds(made)).toEqual(noIds(fresh));
        expect((await other.get(`${path}/${id}`)).status).toBe(404);
        expect((await other.get(`${path}/${made.body.id}`)).body).toEqual(made.body);
      }
      expect((await admin.get(`${path}/${theirs}`)).body).toMatchObject({ title: 'theirs', version: 1 });
    });

    it('keeps the record of a call that is repeated, under the id it was given', async () => {
      const theirs = (await create('theirs')).id;
      const call = () =>
        other.post(path, { title: 'x', amount: '1', id: theirs }, { key: `offline-${theirs}` });
      const first = await call();
      expect([first.status, (await call()).text]).toEqual([201, first.text]);
    });

    it('refuses one that is taken in the own licence', async () => {
      const own = (await create('own')).id;
      const again = await admin.post(path, { title: 'again', amount: '1', id: own });
      expect([again.status, again.body.code]).toEqual([409, 'CONFLICT']);
      const id = newId();
      expect((await admin.post(path, { title: 'kept', amount: '1', id })).body.id).toBe(id);
    });
  });
});

/** Sends a request without a body as it stands; returns the lines of the head, and the body. */
async function overWire(app: TestService, line: string, session?: string): Promise<[string[], string]> {
  const server = createServer((request, response) => app.service.handle(request, response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  try {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    const cookie = session ? `Cookie: jahrring_session=${session}\r\n` : '';
    socket.write(`${line} HTTP/1.1\r\nHost: localhost\r\n${cookie}Connection: close\r\n\r\n`);
    const answer = await text(socket);
    const end = answer.indexOf('\r\n\r\n');
    return [answer.slice(0, end).split('\r\n'), answer.slice(end + 4)];
  } finally {
    server.close();
  }
}
