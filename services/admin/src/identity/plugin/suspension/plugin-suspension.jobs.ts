import { localDateAt } from '@jahrring/contracts-common';
import { Clock, Database, Job, type JobRun, type RequestContext, systemContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { LicenceRepository } from '../../identity-record';
import { Registry } from '../../../registry';
import { ActivePlugins, LicencePluginRepository } from '../../licence-plugin';
import type { LicencePluginEntity } from '../../licence-plugin';
import { PluginNotifier } from '../plugin-notifier';
import type { PluginSuspensionEntity } from './plugin-suspension.entity';
import { PluginSuspensionRepository } from './plugin-suspension.repository';

/** A release that is withdrawn and replaced at once is no suspension. */
const graceMs = 10 * 60_000;

const slotOf = ({ licenceId, plugin }: Pick<LicencePluginEntity, 'licenceId' | 'plugin'>) =>
  `${licenceId} ${plugin}`;

/** Keeps since when plugins that are on have no code, and tells the admins of their licences once each time. */
@Injectable()
export class PluginSuspensionJobs {
  constructor(
    private readonly db: Database,
    private readonly registry: Registry,
    private readonly licences: LicenceRepository,
    private readonly licencePlugins: LicencePluginRepository,
    private readonly activePlugins: ActivePlugins,
    private readonly suspensions: PluginSuspensionRepository,
    private readonly notifier: PluginNotifier,
    private readonly clock: Clock,
  ) {}

  @Job({ name: 'admin.plugins.note-suspensions', everySeconds: 300 })
  async note({ signal }: JobRun): Promise<void> {
    // Before the first release is registered nothing has code.
    if ((await this.registry.current()).tools.length === 0) return;
    const anywhere = systemContext({ licenceId: '' });
    const suspended = new Map((await this.findSuspended(anywhere)).map((row) => [slotOf(row), row]));
    for (const open of await this.suspensions.findOpenAnywhere(anywhere)) {
      if (signal.aborted) return;
      if (suspended.delete(slotOf(open))) await this.notifyInTime(open);
      else await this.resume(open);
    }
    for (const row of suspended.values()) {
      if (signal.aborted) return;
      await this.begin(row);
    }
  }

  private async findSuspended(ctx: RequestContext): Promise<LicencePluginEntity[]> {
    const suspended: LicencePluginEntity[] = [];
    for (const row of await this.licencePlugins.findActiveAnywhere(ctx)) {
      const carried = await this.activePlugins.findCarried(row.licenceId);
      if (!carried.has(row.plugin)) suspended.push(row);
    }
    return suspended;
  }

  private begin({ licenceId, plugin }: LicencePluginEntity): Promise<void> {
    return this.within(licenceId, async (ctx, today) => {
      await this.suspensions.insert(ctx, { plugin, suspendedOn: today, resumedOn: null, toldAt: null });
    });
  }

  private async notifyInTime({ id, licenceId, plugin, version, toldAt, createdAt }: PluginSuspensionEntity) {
    const now = this.clock.now();
    if (toldAt || now.getTime() - createdAt.getTime() < graceMs) return;
    await this.within(licenceId, async (ctx) => {
      await this.suspensions.update(ctx, id, version, { toldAt: now });
      await this.notifier.notify(ctx, plugin, {
        kind: 'admin.plugin_suspended',
        titleKey: 'admin:notify.pluginSuspended',
      });
    });
  }

  /** It works again, or is off: what was too short to be told counts for nothing. */
  private resume({ id, licenceId, version, toldAt }: PluginSuspensionEntity): Promise<void> {
    return this.within(licenceId, async (ctx, today) => {
      if (toldAt) await this.suspensions.update(ctx, id, version, { resumedOn: today });
      else await this.suspensions.remove(ctx, id, version);
    });
  }

  /** In a transaction of the licence, with its own today. */
  private async within(licenceId: string, work: (ctx: RequestContext, today: string) => Promise<void>) {
    const [licence] = await this.licences.getMany(systemContext({ licenceId }), [licenceId]);
    const scope = { licenceId, ...(licence ? { timeZone: licence.timeZone } : {}) };
    await this.db.tx(systemContext(scope), (ctx) => work(ctx, localDateAt(this.clock.now(), ctx.timeZone)));
  }
}
