import type { PluginId } from '@jahrring/contracts-admin';
import { Clock, Database, Job, type JobRun, type RequestContext, systemContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { LicenceRepository } from '../identity-record';
import { SessionStore } from '../session';
import { LicencePluginRepository } from '../licence-plugin';
import type { LicencePluginEntity } from '../licence-plugin';
import { dependentsOf } from './offer/ending-together';
import { PluginGate } from './offer/plugin-gate';
import { PluginAgreementService } from './plugin-agreement.service';
import { PluginNotifier } from './plugin-notifier';

const DAY_MS = 86_400_000;
const reminderDays = 3;
const kind = 'admin.plugin_trial';

/**
 * Ends free tests, and with each what cannot stay on without it; tells the admins of their licences, three days before as
 * well.
 */
@Injectable()
export class PluginJobs {
  constructor(
    private readonly db: Database,
    private readonly licences: LicenceRepository,
    private readonly licencePlugins: LicencePluginRepository,
    private readonly gate: PluginGate,
    private readonly agreements: PluginAgreementService,
    private readonly notifier: PluginNotifier,
    private readonly sessions: SessionStore,
    private readonly clock: Clock,
  ) {}

  /** The plugin is off from its moment in any case; with the changed row open browsers hear of it. */
  @Job({ name: 'admin.plugins.end-trials', everySeconds: 15 })
  async endTrials({ signal }: JobRun): Promise<void> {
    const due = await this.licencePlugins.findTrialsEnding(
      systemContext({ licenceId: '' }),
      this.clock.now(),
    );
    for (const row of due) {
      if (signal.aborted) return;
      await this.within(row.licenceId, (ctx) => this.end(ctx, row.plugin));
    }
  }

  @Job({ name: 'admin.plugins.remind-trials', everySeconds: 3_600 })
  async remind({ signal }: JobRun): Promise<void> {
    const until = new Date(this.clock.now().getTime() + reminderDays * DAY_MS);
    const soon = await this.licencePlugins.findTrialsEnding(systemContext({ licenceId: '' }), until);
    for (const row of soon) {
      if (signal.aborted) return;
      if (row.trialRemindedAt || (row.activeUntil ?? until) <= this.clock.now()) continue;
      await this.within(row.licenceId, async (ctx) => {
        await this.licencePlugins.update(ctx, row.id, row.version, { trialRemindedAt: this.clock.now() });
        const others = (await this.dependents(ctx, row.plugin)).map(({ plugin }) => plugin);
        const titleKey = others.length > 0 ? 'admin:notify.trialEndingWith' : 'admin:notify.trialEnding';
        await this.notifier.notify(ctx, row.plugin, { kind, titleKey, others });
      });
    }
  }

  /** Kept in the meantime, it stays on, and the others with it. */
  private async end(ctx: RequestContext, plugin: PluginId): Promise<void> {
    const row = await this.licencePlugins.findByPlugin(ctx, plugin);
    if (!row?.activeUntil || row.activeUntil > this.clock.now()) return;
    const dependents = await this.dependents(ctx, plugin);
    for (const one of [row, ...dependents]) {
      await this.licencePlugins.update(ctx, one.id, one.version, { active: false, activeUntil: null });
      await this.agreements.end(ctx, one.plugin);
    }
    const others = dependents.map((one) => one.plugin);
    const titleKey = others.length > 0 ? 'admin:notify.trialEndedWith' : 'admin:notify.trialEnded';
    await this.notifier.notify(ctx, plugin, { kind, titleKey, others });
  }

  private async dependents(ctx: RequestContext, plugin: PluginId): Promise<LicencePluginEntity[]> {
    const rows = await this.licencePlugins.findAll(ctx);
    return dependentsOf(plugin, rows, await this.gate.book(ctx), this.clock.now());
  }

  /** Nobody switches plugins of the licence meanwhile. */
  private async within(licenceId: string, work: (ctx: RequestContext) => Promise<void>): Promise<void> {
    const [licence] = await this.licences.getMany(systemContext({ licenceId }), [licenceId]);
    const scope = { licenceId, ...(licence ? { timeZone: licence.timeZone } : {}) };
    await this.db.tx(systemContext(scope), async (ctx) => {
      await this.licences.lock(ctx, licenceId);
      await work(ctx);
      ctx.afterCommit(() => this.sessions.forget());
    });
  }
}
