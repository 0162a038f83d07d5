import { Clock, Database, Job, type RequestContext, systemContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { keptVersions } from './channel.rules';
import { HealthRepository } from './health/health.repository';
import {
  chooseRelease,
  fittingReleases,
  Registry,
  ReleaseRepository,
  ServiceVersionRepository,
} from '../release-record';
import type { RegistryState } from '../release-record';
import { ReleaseFolders } from './release-folders';
import { ToolChannelsService } from './tool-channels.service';

const dayMs = 86_400_000;
const healthDays = 14;
const hourSeconds = 3_600;

/** Clears away what nobody can be served any more. */
@Injectable()
export class ReleaseJobs {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly registry: Registry,
    private readonly releases: ReleaseRepository,
    private readonly folders: ReleaseFolders,
    private readonly channels: ToolChannelsService,
    private readonly health: HealthRepository,
    private readonly services: ServiceVersionRepository,
  ) {}

  @Job({ name: 'admin.releases.clear', everySeconds: hourSeconds })
  async clear(): Promise<void> {
    const now = this.clock.now().getTime();
    await this.db.tx(systemContext({ licenceId: '' }), async (ctx) => {
      await this.health.purge(ctx, new Date(now - healthDays * dayMs));
      await this.services.purge(ctx, new Date(now - dayMs));
    });
    if (this.folders.available) await this.clearFolders();
  }

  /** Files of the last five versions stay, and of every version that somebody is served or falls back to. */
  private async clearFolders(): Promise<void> {
    const state = await this.registry.current();
    for (const { tool } of state.channels) {
      await this.folders.sweep(tool, this.clock.now());
      const kept = keptOf(state, tool);
      const gone = state.lines.filter(
        (line) => line.tool === tool && line.state !== 'retired' && !kept.has(line.toolVersion),
      );
      for (const line of gone) await this.retire(line.id, tool, line.toolVersion);
    }
  }

  private async retire(id: string, tool: string, version: string): Promise<void> {
    await this.db.tx(systemContext({ licenceId: '' }), async (ctx: RequestContext) => {
      await this.releases.setState(ctx, id, { state: 'retired' });
      this.channels.publish(ctx);
    });
    await this.folders.remove(tool, version);
  }
}

/** Versions of a tool whose files somebody may ask for. */
export function keptOf(state: RegistryState, tool: string): Set<string> {
  const own = state.lines.filter((line) => line.tool === tool && line.state !== 'retired');
  const channels = state.channels.find((one) => one.tool === tool);
  const pinned = state.pins.filter((pin) => pin.tool === tool).map((pin) => pin.toolVersion);
  const named = [channels?.stable, channels?.previous, channels?.canary?.version, ...pinned];
  const servable = state.tools.find((one) => one.tool === tool);
  if (servable) {
    const fit = { shellApi: undefined, running: state.running };
    const fitting = fittingReleases(servable, fit);
    for (const version of [undefined, ...pinned]) {
      const pins = new Map(version ? [[tool, version]] : []);
      const choice = chooseRelease({ ...servable, canary: null }, { ...fit, licenceId: '', pins }, fitting);
      named.push(choice?.release.code.version, choice?.fallback?.code.version);
    }
  }
  return keptVersions(
    own.map((line) => line.toolVersion),
    named,
  );
}
