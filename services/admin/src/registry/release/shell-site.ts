import { join } from 'node:path';
import { shellTool } from '@jahrring/contracts-admin';
import { type RequestContext, systemContext } from '@jahrring/service-kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { adminSettings } from '../../configuration';
import type { AdminSettings } from '../../configuration';
import {
  ChannelsRepository,
  currentShell,
  layOutShell,
  pointShell,
  ReleaseSets,
  ServedShell,
} from '../release-record';

/**
 * The page people get (`SITE_DIR/shell/current`) follows the stable release of the shell. The folder is one for all
 * instances, and what serves pages reads it; where there is none, the shell is somebody else's matter.
 */
@Injectable()
export class ShellSite {
  private readonly logger = new Logger(ShellSite.name);
  /** One switch after the other: what was asked for last is what is served. */
  private switching: Promise<void> = Promise.resolve();

  constructor(
    private readonly channels: ChannelsRepository,
    private readonly sets: ReleaseSets,
    private readonly served: ServedShell,
    @Inject(adminSettings) private readonly settings: AdminSettings,
  ) {}

  /** Once the transaction has committed, this version is what everybody's next page comes from. */
  follow(ctx: RequestContext, version: string): void {
    ctx.afterCommit(() => void this.tryPoint(version));
  }

  /** At the start: what another instance switched while this one was away, or could not bring to an end. */
  async catchUp(): Promise<void> {
    const found = await this.channels.find(systemContext({ licenceId: '' }), shellTool);
    if (found?.stable) await this.tryPoint(found.stable);
  }

  /** The old page goes on being served where the new one cannot be laid out. */
  private tryPoint(version: string): Promise<void> {
    this.switching = this.switching
      .then(() => this.point(version))
      .catch((error: unknown) => {
        this.logger.error(`The shell ${version} cannot be served: ${String(error)}`);
      });
    return this.switching;
  }

  private async point(version: string): Promise<void> {
    const { siteDir, toolsDir } = this.settings;
    if (!siteDir || !toolsDir || (await currentShell(siteDir)) === version) return;
    const folder = join(toolsDir, shellTool, version);
    await layOutShell({ siteDir, folder, version, keys: this.sets.keys });
    await pointShell(siteDir, version);
    this.served.forget();
    this.logger.log(`The shell ${version} is served`);
  }
}
