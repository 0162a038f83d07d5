import { newId } from '@jahrring/contracts-common';
import { ContextSigner, contextHeader, systemContext } from '@jahrring/service-kit';
import { startTestService, testLicences } from '../src';
import type { TestService } from '../src';
import { notesService } from './fixtures/notes.definition';
import { noteGrants } from './note-grants';

const path = '/api/notes/internal/metrics';
const token = 'a token for Prometheus';

describe('metrics', () => {
  let app: TestService;

  beforeAll(async () => {
    app = await startTestService(notesService, { grants: noteGrants, metricsToken: token });
  });
  afterAll(() => app.close());

  const read = (headers: Record<string, string>) => app.anonymous().get(path, { headers });
  const text = async () => (await read({ authorization: `Bearer ${token}` })).text;
  /** The value of a line with all of these labels. */
  const value = async (name: string, ...labels: string[]) => {
    const line = (await text())
      .split('\n')
      .find(
        (candidate) => candidate.startsWith(`${name}{`) && labels.every((label) => candidate.includes(label)),
      );
    return line === undefined ? undefined : Number(line.split(' ').at(-1));
  };

  it('are there for Prometheus and for signed calls, and for nobody else', async () => {
    const signed = new ContextSigner('test-secret').sign(systemContext({ licenceId: '' }));
    expect((await read({ authorization: `Bearer ${token}` })).status).toBe(200);
    expect((await read({ [contextHeader]: signed })).status).toBe(200);
    for (const headers of [{}, { authorization: 'Bearer nothing' }, { [contextHeader]: 'a.b' }]) {
      expect((await read(headers as Record<string, string>)).status).toBe(404);
    }
    expect((await app.as('superadmin').get(path)).status).toBe(404);
  });

  it('time requests by their route, not by their path', async () => {
    const admin = app.as('admin');
    for (let turn = 0; turn < 3; turn++) await admin.get(`/api/notes/notes/${newId()}`);
    const labels = [
      'http_route="/api/notes/notes/:id"',
      'http_request_method="GET"',
      'http_response_status_code="404"',
    ];
    expect(await value('http_server_request_duration_seconds_count', ...labels)).toBe(3);
    expect(await value('http_server_request_duration_seconds_sum', ...labels)).toBeLessThan(30);
  });

  it('tell what waits and what failed', async () => {
    await app.as('admin').post('/api/notes/notes', { title: 'waits', amount: '1' });
    expect(await value('jahrring_outbox_waiting_events')).toBe(1);
    expect(await value('jahrring_outbox_oldest_seconds')).toBeGreaterThan(0);
    await app.service.flush();
    expect(await value('jahrring_outbox_waiting_events')).toBe(0);
    await app.as('admin').post('/api/notes/notes', { title: 'poison', amount: '1' });
    await app.service.flush();
    expect(await value('jahrring_inbox_waiting_events')).toBe(1);
    expect(await value('jahrring_dead_letters')).toBe(0);
    expect(await value('jahrring_database_retries_total')).toBe(app.db.retries);
    expect(await value('nodejs_eventloop_lag_seconds', 'quantile="0.99"')).toBeDefined();
  });

  it('tell who asks for records of other licences, without telling them', async () => {
    const { body } = await app.as('admin').post('/api/notes/notes', { title: 'ours', amount: '1' });
    const stranger = app.as('admin', { licence: 'other' });
    const foreign = await stranger.get(`/api/notes/notes/${body.id}`);
    const missing = await stranger.get(`/api/notes/notes/${newId()}`);
    expect([foreign.status, missing.status]).toEqual([404, 404]);
    const labels = ['entity="note"'];
    for (let turn = 0; turn < 50; turn++) {
      if (await value('jahrring_cross_licence_denials_total', ...labels)) break;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    expect(await value('jahrring_cross_licence_denials_total', ...labels)).toBe(1);
    expect(await text()).not.toContain(testLicences.own);
  });
});
