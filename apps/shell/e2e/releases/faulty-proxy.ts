import http from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FaultyProxy {
  origin: string;
  /** Returns the number of responses that were changed on the way. */
  changed: () => number;
  close: () => void;
}

/**
 * Stands in front of the server and changes one byte of the first answer under a path, which the browser keeps for ever as
 * it was told to. Nothing is intercepted in the browser, so that its own cache is part of what is tried.
 */
export async function startFaultyProxy(target: string, path: RegExp): Promise<FaultyProxy> {
  let changed = 0;
  const server = http.createServer((request, response) => {
    const spoil = changed === 0 && path.test(request.url ?? '');
    if (spoil) changed += 1;
    const headers = { ...request.headers, ...(spoil ? { 'accept-encoding': 'identity' } : {}) };
    const onward = http.request(
      new URL(request.url ?? '/', target),
      { method: request.method, headers },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.on('data', (part: Buffer) => response.write(spoil ? spoiled(part) : part));
        answer.on('end', () => response.end());
      },
    );
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { origin: `http://localhost:${port}`, changed: () => changed, close };
}

function spoiled(part: Buffer): Buffer {
  const copy = Buffer.from(part);
  copy[copy.length - 1] = (copy.at(-1) ?? 0) ^ 1;
  return copy;
}
