import { failedWorkDays, type ServiceState } from '@jahrring/contracts-common';
import { statfs } from 'node:fs/promises';
import type { Clock } from '../clock';
import type { RequestContext } from '../context/request-context';
import type { DeadLetters } from '../events/dead-letters';
import type { FailedJobs } from '../jobs/failed-jobs';
import type { WorkRunRepository } from '../long-work/work-run.repository';
import type { ServiceHealth } from './health';

const dayMilliseconds = 86_400_000;

/** Reads the state of a service: its health, undelivered events, failed work, free space for its files. */
export class ServiceStateReader {
  constructor(
    private readonly health: ServiceHealth,
    private readonly letters: DeadLetters,
    private readonly runs: WorkRunRepository,
    private readonly jobs: FailedJobs,
    private readonly clock: Clock,
    private readonly dataDir: string,
  ) {}

  async read(ctx: RequestContext): Promise<ServiceState> {
    const { status: health, version } = await this.health.check();
    const { repeated, dead } = await this.letters.counts();
    const since = new Date(this.clock.now().getTime() - failedWorkDays * dayMilliseconds);
    const { items, total } = await this.runs.failedSince(ctx, since);
    return {
      ...{ health, version, events: { repeated, dead } },
      failedWork: {
        items: items.map(({ id, kind, licenceId, updatedAt, problem }) => {
          return { id, kind, licenceId, failedAt: updatedAt.toISOString(), code: problem?.code ?? '' };
        }),
        total,
      },
      failedJobs: await this.jobs.list(ctx),
      storage: await this.storage(),
    };
  }

  private async storage(): Promise<ServiceState['storage']> {
    try {
      const { bavail, blocks, bsize } = await statfs(this.dataDir);
      return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
    } catch {
      return null;
    }
  }
}
