import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { newId } from '@jahrring/contracts-common';
import type { EventEnvelope } from '@jahrring/contracts-common';
import {
  ContextSigner,
  HttpClientTransport,
  HttpTransport,
  ServiceClient,
  contextHeader,
  systemContext,
} from '@jahrring/service-kit';
import { z } from 'zod';
import { startTestService, testLicences } from '../src';
import type { TestService } from '../src';
import { NoteRefRepository } from './fixtures/note.repository';
import { notesService } from './fixtures/notes.definition';

describe('services in processes of their own', () => {
  const signer = new ContextSigner('test-secret');
  let app: TestService;
  let server: Server;
  let url: string;

  beforeAll(async () => {
    app = await startTestService(notesService);
    server = createServer((request, response) => app.service.handle(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await app.close();
  });

  const event = (title: string): EventEnvelope => ({
    id: newId(),
    name: 'notes.note.changed',
    version: 1,
    licenceId: testLicences.own,
    occurredAt: new Date().toISOString(),
    requestId: newId(),
    payload: { id: newId(), title },
  });
  const sign = ({ licenceId }: { licenceId: string }) => ({
    [contextHeader]: signer.sign(systemContext({ licenceId })),
  });

  it('hand events over, each taken once', async () => {
    const told = event('over the wire');
    const transport = new HttpTransport({ notes: url }, sign);
    await transport.publish(told);
    await transport.publish(told);
    const { id } = told.payload as { id: string };
    const copy = await app.get(NoteRefRepository).find(app.ctx(), id);
    expect(copy).toMatchObject({ title: 'over the wire', version: 1 });
  });

  it('keep what they cannot digest, so that nobody waits for them', async () => {
    const told = event('poison');
    await new HttpTransport({ notes: url }, sign).publish(told);
    const { items } = (await app.as('superadmin').get('/api/notes/dead-letters')).body;
    expect(items).toEqual([expect.objectContaining({ eventId: told.id, side: 'inbox', attempts: 1 })]);
  });

  it.each([
    ['unsigned', {}],
    [
      'signed with another secret',
      { [contextHeader]: new ContextSigner('other').sign(systemContext({ licenceId: '' })) },
    ],
    [
      'signed long ago',
      { [contextHeader]: signer.sign(systemContext({ licenceId: '' }), Date.now() - 120_000) },
    ],
    ['nonsense', { [contextHeader]: 'a.b' }],
  ])('know nothing of calls that are %s', async (_name, headers: Record<string, string>) => {
    for (const path of ['/api/notes/internal/events', '/api/notes/misc/internal']) {
      const method = path.endsWith('events') ? 'POST' : 'GET';
      const body = method === 'POST' ? JSON.stringify(event('forged')) : undefined;
      const response = await fetch(url + path, {
        method,
        headers: { 'content-type': 'application/json', ...headers },
        ...(body ? { body } : {}),
      });
      expect([path, response.status]).toEqual([path, 404]);
    }
  });

  it('call each other in the name of the caller, and pass errors on', async () => {
    const client = new ServiceClient(new HttpClientTransport({ notes: url }), signer);
    const call = { tool: 'notes', method: 'GET', schema: z.object({ licenceId: z.string() }) } as const;
    const ctx = app.ctx('other');
    await expect(client.call(ctx, { ...call, path: '/api/notes/misc/internal' })).resolves.toEqual({
      licenceId: testLicences.other,
    });
    await expect(client.call(ctx, { ...call, path: '/api/notes/nowhere' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
      status: 404,
    });
    const lost = new ServiceClient(new HttpClientTransport({ notes: 'http://127.0.0.1:1' }), signer);
    await expect(lost.call(ctx, { ...call, path: '/x' })).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });
});
