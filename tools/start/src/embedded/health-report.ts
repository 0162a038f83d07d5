import type { ServerResponse } from 'node:http';
import type { Health, RunningService } from '@jahrring/service-kit';
import { sendProblem } from './http/problem';

type Status = Health['status'];

const worse: Readonly<Record<Status, number>> = { ready: 0, degraded: 1, down: 2 };

/** Health of the whole process: alive as long as it answers, ready when every service is. */
export class HealthReport {
  private draining = false;

  constructor(private readonly services: readonly RunningService[]) {}

  drain(): void {
    this.draining = true;
  }

  async handle(response: ServerResponse, pathname: string): Promise<void> {
    if (pathname === '/api/health/live') send(response, 200, { status: 'live' });
    else if (pathname === '/api/health/ready') await this.sendReady(response);
    else sendProblem(response, 'NOT_FOUND');
  }

  private async sendReady(response: ServerResponse): Promise<void> {
    const entries = await Promise.all(
      this.services.map(async (service) => [service.tool, await service.ready()] as const),
    );
    const worst = entries.reduce<Status>(
      (status, [, health]) => (worse[health.status] > worse[status] ? health.status : status),
      this.draining ? 'down' : 'ready',
    );
    send(response, worst === 'down' ? 503 : 200, { status: worst, services: Object.fromEntries(entries) });
  }
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  response.writeHead(status).end(JSON.stringify(body));
}
