import type { Server } from 'node:http';

const lookMilliseconds = 250;

/**
 * Closes a server once its running requests have ended, `drainMs` at most. Connections without a request are closed again and
 * again: one that was still answering at first is kept by its client, who was told so with the head of the answer.
 */
export async function closeServer(server: Server, drainMs: number): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  const idle = setInterval(() => server.closeIdleConnections(), lookMilliseconds);
  const late = setTimeout(() => server.closeAllConnections(), drainMs);
  await closed;
  clearInterval(idle);
  clearTimeout(late);
}
