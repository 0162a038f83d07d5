import type { ToolReleaseView } from '@jahrring/contracts-admin';
import type { Page, ReleaseSetEntry } from '@jahrring/contracts-common';
import { Database, type RequestContext, systemContext } from '@jahrring/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import { codeOf, ReleaseRepository } from './release.repository';
import { type InstalledRelease, resolveReleaseSet } from './release-set.rules';
import type { ToolRelease } from './tool-release.entity';
import { type FoundRelease, readToolsFolder } from './tools-folder';

/** Reads of one boot each would be wasted: releases change by a deployment only. */
const rememberMs = 2_000;

@Injectable()
export class ReleaseService {
  private readonly logger = new Logger(ReleaseService.name);
  private remembered: { until: number; releases: InstalledRelease[] } | undefined;

  constructor(
    private readonly db: Database,
    private readonly releases: ReleaseRepository,
  ) {}

  async list(ctx: RequestContext): Promise<Page<ToolReleaseView>> {
    const items = (await this.releases.findAll(ctx)).map(toView);
    return { items, total: items.length };
  }

  /** The tools of a licence with these plugins. */
  async findReleaseSet(ctx: RequestContext, activePlugins: readonly string[]): Promise<ReleaseSetEntry[]> {
    return resolveReleaseSet(await this.findInstalled(ctx), activePlugins);
  }

  /**
   * Takes the releases of a folder (`<tool>/<version>/descriptor.json`, `<tool>/latest.json`) into the registry: the
   * latest of each tool is served, older ones are kept to fall back to, those no longer there are retired.
   */
  async registerFolder(dir: string): Promise<number> {
    const found = await readToolsFolder(dir, (path, error) => {
      this.logger.warn(`${path} is not a release: ${error instanceof Error ? error.message : String(error)}`);
    });
    await this.db.tx(systemContext({ licenceId: '' }), async (ctx) => {
      const known = await this.releases.findAll(ctx);
      for (const release of found) await this.register(ctx, known, release);
      for (const release of known) if (!isFound(found, release)) await this.retire(ctx, release);
    });
    this.remembered = undefined;
    return found.length;
  }

  private async register(
    ctx: RequestContext,
    known: readonly ToolRelease[],
    found: FoundRelease,
  ): Promise<void> {
    const same = known.find((one) => one.tool === found.tool && one.toolVersion === found.version);
    if (!same) return this.releases.insert(ctx, found);
    await this.releases.update(ctx, same.id, {
      ...codeOf(found),
      state: found.latest ? 'active' : 'registered',
    });
  }

  private async retire(ctx: RequestContext, release: ToolRelease): Promise<void> {
    if (release.state !== 'retired') await this.releases.update(ctx, release.id, { state: 'retired' });
  }

  private async findInstalled(ctx: RequestContext): Promise<InstalledRelease[]> {
    const now = Date.now();
    if (this.remembered && this.remembered.until > now) return this.remembered.releases;
    const rows = await this.releases.findAll(ctx);
    const releases = rows.filter((row) => row.state !== 'retired').map(toInstalled);
    this.remembered = { until: now + rememberMs, releases };
    return releases;
  }
}

function isFound(found: readonly FoundRelease[], release: ToolRelease): boolean {
  return found.some((one) => one.tool === release.tool && one.version === release.toolVersion);
}

function toInstalled(row: ToolRelease): InstalledRelease {
  const { tool, toolVersion, entry, globalName, integrity, descriptor, state, registeredAt } = row;
  const active = state === 'active';
  return { tool, version: toolVersion, entry, globalName, integrity, descriptor, active, registeredAt };
}

function toView(row: ToolRelease): ToolReleaseView {
  const { id, tool, toolVersion, entry, integrity, state, channel, registeredAt } = row;
  return {
    id,
    tool,
    version: toolVersion,
    entry,
    integrity,
    state,
    channel,
    registeredAt: registeredAt.toISOString(),
  };
}
