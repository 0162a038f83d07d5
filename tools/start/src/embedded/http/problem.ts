import { STATUS_CODES, type ServerResponse } from 'node:http';
import { commonErrors, newId, type CommonErrorCode, type Problem } from '@jahrring/contracts-common';

/** A problem document of the host itself (services write their own, of the same shape). */
export function sendProblem(response: ServerResponse, code: CommonErrorCode): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const { status, key } = commonErrors[code];
  const type = `urn:jahrring:problem:${code.toLowerCase().replaceAll('_', '-')}`;
  const problem: Problem = {
    type,
    title: STATUS_CODES[status] ?? 'Error',
    status,
    code,
    key,
    requestId: newId(),
  };
  response.removeHeader('Content-Encoding');
  response.setHeader('Content-Type', 'application/problem+json; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  response.writeHead(status).end(JSON.stringify(problem));
}
