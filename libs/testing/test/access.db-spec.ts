import * as nest from '@nestjs/common';
import { Controller, Module } from '@nestjs/common';
import { Csrf, Get, Internal, RequirePlugin, untyped } from '@jahrring/service-kit';
import { describeLicenceMatrix, describeRoleMatrix, startTestService } from '../src';
import type { TestService } from '../src';
import { noteGrants } from './note-grants';
import { notesService } from './fixtures/notes.definition';

const path = '/api/notes/notes';

@Controller('api/open')
class OpenController {
  @nest.Get()
  everything() {
    return 'everything';
  }
}

@Module({ controllers: [OpenController] })
class OpenModule {}

@Controller('api/between')
@RequirePlugin('extra')
class BetweenController {
  @Get('', Internal(), untyped)
  facts() {
    return 'facts';
  }
}

@Module({ controllers: [BetweenController] })
class BetweenModule {}

describe('access', () => {
  let app: TestService;

  beforeAll(async () => {
    app = await startTestService(notesService, { grants: noteGrants });
  });
  afterAll(() => app.close());

  it('does not start a service with an endpoint that does not say who may call it', async () => {
    const careless = { tool: 'open', version: '1.0.0', module: OpenModule, entities: [], migrations: [] };
    await expect(startTestService(careless)).rejects.toThrow(
      'OpenController.everything does not say who may call it',
    );
  });

  it('does not start a service whose endpoint for other services asks for a plugin', async () => {
    const vain = { tool: 'between', version: '1.0.0', module: BetweenModule, entities: [], migrations: [] };
    await expect(startTestService(vain)).rejects.toThrow('BetweenController.facts is for services');
  });

  it('answers 401, 403 and 404 where they belong', async () => {
    expect((await app.anonymous().get(path)).status).toBe(401);
    expect((await app.as('guest').get(path)).status).toBe(403);
    expect((await app.as('admin', { plugins: [] }).get('/api/notes/misc/plugin')).status).toBe(404);
    expect((await app.as('admin', { plugins: ['extra'] }).get('/api/notes/misc/plugin')).status).toBe(200);
    expect((await app.as('admin').get('/api/notes/misc/super')).status).toBe(403);
    expect((await app.as('superadmin').get('/api/notes/misc/super')).status).toBe(200);
    expect((await app.as('superadmin').get('/api/notes/misc/internal')).status).toBe(404);
  });

  it('refuses a page that was made for another licence', async () => {
    const other = app.ctx('other').licenceId;
    const call = (licenceId: string) => app.as('admin').get(path, { headers: { 'x-licence-id': licenceId } });
    expect((await call(app.ctx().licenceId)).status).toBe(200);
    const refused = await call(other);
    expect([refused.status, refused.body.code]).toEqual([409, 'LICENCE_CHANGED']);
  });

  it('carries the caller to another service, and cuts what comes back', async () => {
    const { body } = await app.as('admin', { licence: 'other' }).get('/api/notes/misc/via-client');
    expect(body).toEqual({ licenceId: app.ctx('other').licenceId, role: 'admin' });
  });

  describe('forged calls', () => {
    const body = { title: 'forged', amount: '1' };
    const post = (headers: Record<string, string>, payload: unknown = body) =>
      app.service.inject({ method: 'POST', url: path, headers, payload: payload as object });

    it.each([
      ['no token', {}],
      ['a token of another session', { 'x-xsrf-token': 'other' }],
      ['no X-Requested-With', { 'x-requested-with': '' }],
      ['a cross-site fetch', { 'sec-fetch-site': 'cross-site' }],
    ])('refuses %s', async (_name, change: Record<string, string>) => {
      const { session } = app.as('admin');
      const csrf = new Csrf('test-secret');
      const headers: Record<string, string> = {
        cookie: `jahrring_session=${session}`,
        'x-requested-with': 'x',
        'x-xsrf-token': csrf.issue(session),
      };
      if ('x-xsrf-token' in change) headers['x-xsrf-token'] = csrf.issue('another session');
      else if ('x-requested-with' in change) delete headers['x-requested-with'];
      else if ('sec-fetch-site' in change) headers['sec-fetch-site'] = 'cross-site';
      else delete headers['x-xsrf-token'];
      const response = await post(headers);
      expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([403, 'CSRF']);
    });

    it('hands out a token with any GET, bound to the session', async () => {
      const { session } = app.as('admin');
      const first = await app.service.inject({
        url: path,
        headers: { cookie: `jahrring_session=${session}` },
      });
      const cookie = String(first.headers['set-cookie']);
      const token = /XSRF-TOKEN=([^;]+)/.exec(cookie)?.[1] ?? '';
      expect(cookie).not.toContain('HttpOnly');
      const held = { cookie: `jahrring_session=${session}; XSRF-TOKEN=${token}` };
      const second = await app.service.inject({ url: path, headers: held });
      expect(second.headers['set-cookie']).toBeUndefined();
      const written = await post({ ...held, 'x-requested-with': 'x', 'x-xsrf-token': token });
      expect(written.statusCode).toBe(201);
    });
  });
});

const exempt = { Misc_crash: 'fails on purpose', Misc_plugin: 'belongs to a plugin that is not active' };

async function prepare(service: TestService): Promise<Record<string, string>> {
  const { body } = await service.as('admin').post(path, { title: 'a secret title', amount: '1' });
  return { id: body.id };
}

describeRoleMatrix(notesService, {
  grants: noteGrants,
  exempt,
  prepare,
  absent: { NoteFile_send: 'the notes of the suites have no files' },
});
describeLicenceMatrix(notesService, {
  grants: noteGrants,
  exempt: { ...exempt, NoteFile_save: 'its parameter is a word, not a record' },
  bodies: { Note_update: { title: 'x', amount: '1' } },
  prepare,
});
