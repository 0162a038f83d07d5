import { Clock, Database, Job, type JobRun, systemContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { SessionStore } from '../session';
import { LicencePluginRepository } from '../licence-plugin';
import type { LicencePlugin } from '../licence-plugin';
import { PluginNotifier } from './plugin-notifier';

const DAY_MS = 86_400_000;
const reminderDays = 3;

/** Ends free tests and tells the admins of their licences, three days before as well. */
@Injectable()
export class PluginJobs {
  constructor(
    private readonly db: Database,
    private readonly licencePlugins: LicencePluginRepository,
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
      await this.change(row, { active: false, activeUntil: null }, 'trialEnded');
    }
  }

  @Job({ name: 'admin.plugins.remind-trials', everySeconds: 3_600 })
  async remind({ signal }: JobRun): Promise<void> {
    const until = new Date(this.clock.now().getTime() + reminderDays * DAY_MS);
    const soon = await this.licencePlugins.findTrialsEnding(systemContext({ licenceId: '' }), until);
    for (const row of soon) {
      if (signal.aborted) return;
      if (row.trialRemindedAt || (row.activeUntil ?? until) <= this.clock.now()) continue;
      await this.change(row, { trialRemindedAt: this.clock.now() }, 'trialEnding');
    }
  }

  private async change(
    row: LicencePlugin,
    patch: Partial<Pick<LicencePlugin, 'active' | 'activeUntil' | 'trialRemindedAt'>>,
    told: 'trialEnded' | 'trialEnding',
  ): Promise<void> {
    await this.db.tx(systemContext({ licenceId: row.licenceId }), async (ctx) => {
      await this.licencePlugins.update(ctx, row.id, row.version, patch);
      await this.notifier.tell(ctx, row.plugin, {
        kind: 'admin.plugin_trial',
        titleKey: `admin:notify.${told}`,
      });
      ctx.afterCommit(() => this.sessions.forget());
    });
  }
}
