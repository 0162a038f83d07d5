import { adminErrors, type PluginView, type RunningTrial, trialDays } from '@jahrring/contracts-admin';
import { AppError, Clock, commonError, Database, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { SessionStore } from '../session';
import { LicenceRepository } from '../identity-record';
import { isOn, LicencePluginRepository, neverOn } from '../licence-plugin';
import type { LicencePluginEntity } from '../licence-plugin';
import { PluginGate } from './offer/plugin-gate';
import { mayHave } from './plugin.access';
import { PluginService } from './plugin.service';

const DAY_MS = 86_400_000;

/** The free test: once per licence and plugin. */
@Injectable()
export class PluginTrialService {
  constructor(
    private readonly db: Database,
    private readonly licences: LicenceRepository,
    private readonly licencePlugins: LicencePluginRepository,
    private readonly plugins: PluginService,
    private readonly gate: PluginGate,
    private readonly sessions: SessionStore,
    private readonly clock: Clock,
  ) {}

  /** The tests that run, of all licences that are not deleted. */
  async running(ctx: RequestContext): Promise<RunningTrial[]> {
    const rows = await this.licencePlugins.findTrialsRunning(ctx);
    const names = new Map((await this.licences.findAll(ctx)).map(({ id, name }) => [id, name]));
    return rows.flatMap(({ id, licenceId, plugin, activeUntil }) => {
      const licenceName = names.get(licenceId);
      if (licenceName === undefined || activeUntil === null) return [];
      return [{ id, licenceId, licenceName, plugin, endsAt: activeUntil.toISOString() }];
    });
  }

  /** Begins the test, or goes on with one that was switched off before its end. A running one stays as it is. */
  async start(ctx: RequestContext, key: string): Promise<PluginView> {
    const plugin = await this.plugins.require(ctx, key);
    if (!mayHave(ctx, plugin)) throw commonError('NOT_FOUND');
    await this.plugins.requireCode(ctx, plugin);
    await this.db.tx(ctx, async (ctx) => {
      await this.licences.lock(ctx, ctx.licenceId);
      const row = await this.licencePlugins.findByPlugin(ctx, plugin);
      const now = this.clock.now();
      if (row && isOn(row, now)) {
        if (row.activeUntil) return;
        throw new AppError(adminErrors, 'PLUGIN_ACTIVE');
      }
      await this.gate.requireOn(ctx, plugin);
      const on = toTest(row, now);
      if (row) await this.licencePlugins.update(ctx, row.id, row.version, on);
      else await this.licencePlugins.insert(ctx, { ...neverOn, plugin, ...on });
      ctx.afterCommit(() => this.sessions.forget());
    });
    return this.plugins.get(ctx, plugin);
  }
}

function toTest(row: LicencePluginEntity | null, now: Date) {
  const startedAt = row?.trialStartedAt ?? now;
  const endsAt = row?.trialEndsAt ?? new Date(now.getTime() + trialDays * DAY_MS);
  if (endsAt <= now) throw new AppError(adminErrors, 'TRIAL_USED');
  return {
    active: true,
    activatedAt: now,
    activeUntil: endsAt,
    trialStartedAt: startedAt,
    trialEndsAt: endsAt,
  };
}
