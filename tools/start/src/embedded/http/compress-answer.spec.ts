import http, { type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { compressAnswer } from './compress-answer';

const long = JSON.stringify({ text: 'x'.repeat(5_000) });
const json = { 'content-type': 'application/json; charset=utf-8', etag: '"3"' };

let server: Server;

async function answerOf(listener: RequestListener, encoding = 'br'): Promise<Response> {
  server = http.createServer((request, response) => {
    compressAnswer(request, response);
    listener(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return fetch(`http://127.0.0.1:${port}/`, { headers: { 'accept-encoding': encoding } });
}

describe('compressed answer', () => {
  afterEach(() => server.close());

  it('packs a whole JSON answer and keeps status, ETag and Vary', async () => {
    const answer = await answerOf((_, response) => {
      response.writeHead(201, { ...json, 'content-length': long.length, vary: 'Origin' });
      response.end(long);
    });
    expect(answer.status).toBe(201);
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(Number(answer.headers.get('content-length'))).toBeLessThan(200);
    expect(answer.headers.get('vary')).toBe('Origin, Accept-Encoding');
    expect(answer.headers.get('etag')).toBe('"3"');
    expect(await answer.text()).toBe(long);
  });

  it.each<[string, RequestListener, string]>([
    ['what is small', (_, response) => response.writeHead(200, json).end('{}'), 'br'],
    [
      'what is streamed',
      (_, response) => (response.writeHead(200, json), response.write(long), response.end()),
      'br',
    ],
    [
      'what is no JSON',
      (_, response) => response.writeHead(200, { 'content-type': 'text/csv' }).end(long),
      'br',
    ],
    ['for who takes no brotli', (_, response) => response.writeHead(200, json).end(long), 'gzip'],
  ])('leaves %s as it is', async (_, listener, encoding) => {
    const answer = await answerOf(listener, encoding);
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect([long, '{}']).toContain(await answer.text());
  });
});
