import { Clock, Database, describeError, type RequestContext, systemContext } from '@jahrring/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import { Registry } from '../../release-record';
import type { ToolChannelsEntity } from '../../release-record';
import { ToolChannelsService } from '../tool-channels.service';
import { HealthRepository } from './health.repository';
import { attemptsOf, type Attempts, bucketMs, bucketOf, errorRateOf, isFailing } from './health.rules';
import { SuperadminNotice } from './superadmin-notice';

/** Withdraws canaries that fail, and tells the superadmins. */
@Injectable()
export class CanaryWatch {
  private readonly logger = new Logger(CanaryWatch.name);

  constructor(
    private readonly registry: Registry,
    private readonly health: HealthRepository,
    private readonly channels: ToolChannelsService,
    private readonly notice: SuperadminNotice,
    private readonly clock: Clock,
    private readonly db: Database,
  ) {}

  /** Looks at the canaries of tools of which failures were reported. */
  async check(tools: ReadonlySet<string>): Promise<void> {
    const state = await this.registry.current();
    for (const channels of state.channels) {
      if (!channels.canary || !tools.has(channels.tool)) continue;
      try {
        await this.checkOne(channels, channels.canary.version);
      } catch (error) {
        this.logger.error(`the canary of ${channels.tool} could not be looked at: ${describeError(error)}`);
      }
    }
  }

  private async checkOne({ tool, stable, canarySince }: ToolChannelsEntity, version: string): Promise<void> {
    const ctx = systemContext({ licenceId: '' });
    const now = this.clock.now();
    const since = canarySince ?? new Date(0);
    // The ten minutes under way, and with those before: neither a fresh fault nor one across their border is missed.
    for (const from of [bucketOf(now, null), new Date(bucketOf(now, null).getTime() - bucketMs)]) {
      const tried = await this.attempts(ctx, tool, version, from > since ? from : since);
      const usual = await this.attempts(ctx, tool, stable ?? '', from);
      if (!isFailing(tried, usual)) continue;
      await this.withdraw(ctx, tool, version, reasonOf(tried));
      return;
    }
  }

  private async attempts(ctx: RequestContext, tool: string, version: string, since: Date): Promise<Attempts> {
    const counts = await this.health.sum(ctx, since, tool);
    return attemptsOf(counts.filter((count) => count.version === version));
  }

  private async withdraw(ctx: RequestContext, tool: string, version: string, reason: string): Promise<void> {
    await this.db.tx(ctx, async (ctx) => {
      if (!(await this.channels.withdrawCanary(ctx, tool, version, reason))) return;
      await this.notice.canaryWithdrawn(ctx, { tool, version, reason });
      ctx.afterCommit(() => this.logger.warn(`${tool} ${version} withdrew itself: ${reason}`));
    });
  }
}

/** In no language: the screen puts the words around it. */
function reasonOf({ loads, failures }: Attempts): string {
  const percent = (errorRateOf({ loads, failures }) * 100).toFixed(1);
  return `${percent} % (${failures}/${loads + failures})`;
}
