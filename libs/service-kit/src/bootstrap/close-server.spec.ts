import { Agent, createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { closeServer } from './close-server';

const minute = 60_000;

/** A server that has begun its answer to a client who keeps the connection. */
async function answering() {
  const agent = new Agent({ keepAlive: true });
  let running: ServerResponse | undefined;
  const server = createServer((_request, response) => {
    running = response;
    response.writeHead(200, { 'content-type': 'text/plain' });
    response.write('first ');
  });
  server.keepAliveTimeout = minute;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const answer = await new Promise<IncomingMessage>((resolve) =>
    get({ port, host: '127.0.0.1', agent }, resolve),
  );
  return { server, answer, agent, finish: () => running?.end('last') };
}

describe('closing a server', () => {
  it('waits for an answer that runs, not for the connection that its client would keep', async () => {
    const { server, answer, agent, finish } = await answering();
    const closed = closeServer(server, 2 * minute).then(() => 'closed');
    expect(await Promise.race([closed, delay(400, 'waiting')])).toBe('waiting');
    finish();
    expect((await answer.toArray()).join('')).toBe('first last');
    expect(await Promise.race([closed, delay(minute / 2, 'waiting', { ref: false })])).toBe('closed');
    agent.destroy();
  });

  it('ends what runs for too long', async () => {
    const { server, answer, agent } = await answering();
    const broken = answer.toArray().catch(() => 'broken');
    await closeServer(server, 100);
    expect(await broken).toBe('broken');
    agent.destroy();
  });
});
