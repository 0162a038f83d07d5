import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';

const titles: Readonly<Record<number, string>> = {
  404: 'Not found',
  405: 'Method not allowed',
  500: 'Internal error',
  503: 'Not available',
};

/** A problem document of the host itself (services write their own). */
export function sendProblem(response: ServerResponse, status: number, code: string): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const key = `common:errors.${status === 404 ? 'notFound' : 'internal'}`;
  const title = titles[status] ?? 'Error';
  const body = JSON.stringify({ type: 'about:blank', title, status, code, key, requestId: randomUUID() });
  response.removeHeader('Content-Encoding');
  response.setHeader('Content-Type', 'application/problem+json; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  response.writeHead(status).end(body);
}
