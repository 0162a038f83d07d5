import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { ServiceClient } from '../client/service-client';
import { systemContext } from '../context/request-context';

const everyMilliseconds = 60_000;
/** Until somebody has heard it: the registry may start after this service. */
const firstMilliseconds = 2_000;

/**
 * Tells the registry of releases (admin) which version of this service runs here, at the start and every minute. Every
 * instance tells for itself, so this is no leased job.
 */
export class Announcer {
  readonly instance = randomUUID();
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(
    private readonly service: { tool: string; version: string },
    private readonly client: ServiceClient,
    private readonly logger: Logger,
  ) {}

  start(): void {
    void this.again();
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  /** Once; answers whether it was heard. */
  async announce(): Promise<boolean> {
    const { tool, version } = this.service;
    try {
      await this.client.call(systemContext({ licenceId: '' }), {
        tool: 'admin',
        method: 'POST',
        path: '/api/admin/internal/services',
        body: { service: tool, version, instance: this.instance },
        schema: z.unknown(),
      });
      return true;
    } catch (error) {
      this.logger.debug({ err: error }, 'version not announced');
      return false;
    }
  }

  private async again(): Promise<void> {
    const heard = await this.announce();
    if (this.stopped) return;
    this.timer = setTimeout(() => void this.again(), heard ? everyMilliseconds : firstMilliseconds);
    this.timer.unref();
  }
}
