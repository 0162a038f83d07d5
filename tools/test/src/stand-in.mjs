import { createServer } from 'node:http';

async function read(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString() || 'null');
}

/**
 * Stands in for what a service that runs alone needs around it: the admin service (whose every session is `principal`'s) and
 * a peer that takes events. Answers `{ url, events, close }`; `events` are the envelopes in the order of arrival.
 */
export async function startStandIn(principal) {
  const events = [];
  const server = createServer((request, response) => {
    const answer = (status, body) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(body === undefined ? undefined : JSON.stringify(body));
    };
    read(request).then(
      (body) => {
        if (request.url === '/api/admin/internal/sessions/resolve') return answer(200, { principal });
        if (request.url?.endsWith('/internal/events')) events.push(body);
        return answer(204);
      },
      () => answer(400),
    );
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  const close = () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
  return { url: `http://127.0.0.1:${port}`, events, close };
}
