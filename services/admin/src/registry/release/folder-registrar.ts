import {
  Audit,
  Database,
  isUniqueViolation,
  type RequestContext,
  systemContext,
} from '@jahrring/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import { previousOf } from './channel.rules';
import { ChannelsRepository, isServable, ReleaseRepository } from '../release-record';
import type { ReleaseLine } from '../release-record';
import { toRelease } from './release-record';
import { ToolChannelsService } from './tool-channels.service';
import { type FoundRelease, type FoundTools, readToolsFolder } from './tools-folder';

/** Takes the releases that lie in a folder into the registry: what a build or an upgrade from source put there. */
@Injectable()
export class FolderRegistrar {
  private readonly logger = new Logger(FolderRegistrar.name);

  constructor(
    private readonly db: Database,
    private readonly releases: ReleaseRepository,
    private readonly channels: ChannelsRepository,
    private readonly service: ToolChannelsService,
    private readonly audit: Audit,
  ) {}

  /**
   * Inserts new releases; known ones stay as they are, and are refused (and logged) if their content is another one. If
   * `latest.json` names another version than last time, that one becomes stable; otherwise the operator's choice
   * applies. Releases that are no longer there are retired. Returns the number of releases found.
   */
  async register(dir: string): Promise<number> {
    const report = (path: string, error: unknown): void =>
      this.logger.warn(`${path} is not a release: ${error instanceof Error ? error.message : String(error)}`);
    const known = await this.releases.findLines(systemContext({ licenceId: '' }));
    const contents = new Set(known.map((line) => keyOf(line.tool, line.toolVersion, line.contentHash)));
    const found = await readToolsFolder(dir, report, (...release) => contents.has(keyOf(...release)));
    try {
      await this.registerFound(found);
    } catch (error) {
      // Another instance reads the same folder at the same time: what it has inserted is known now.
      if (!isUniqueViolation(error)) throw error;
      await this.registerFound(found);
    }
    return found.releases.length;
  }

  private registerFound({ releases, latest }: FoundTools): Promise<void> {
    return this.db.tx(systemContext({ licenceId: '' }), async (ctx) => {
      const known = await this.releases.findLines(ctx);
      for (const release of releases) await this.registerOne(ctx, known, release);
      for (const line of known) if (!isFound(releases, line)) await this.retire(ctx, line);
      for (const tool of new Set(releases.map((release) => release.tool))) {
        await this.point(ctx, tool, latest.get(tool));
      }
      this.service.publish(ctx);
    });
  }

  private async registerOne(
    ctx: RequestContext,
    known: readonly ReleaseLine[],
    found: FoundRelease,
  ): Promise<void> {
    const same = known.find((line) => isSame(found, line));
    if (!same) {
      // Without content it was known a moment ago: whoever took it out meant it.
      if (found.content) await this.releases.insert(ctx, toRelease(found.content, null, found.builtAt));
      return;
    }
    const { id, tool, toolVersion, state, contentHash, withdrawnAt } = same;
    if (contentHash !== found.contentHash) {
      this.logger.error(
        `${tool} ${toolVersion} lies there with other content than was published: it is not served`,
      );
      return this.retire(ctx, same);
    }
    if (state !== 'retired') return;
    await this.releases.setState(ctx, id, { state: withdrawnAt ? 'withdrawn' : 'published' });
  }

  private async retire(ctx: RequestContext, { id, tool, toolVersion, state }: ReleaseLine): Promise<void> {
    if (state === 'retired') return;
    await this.releases.setState(ctx, id, { state: 'retired' });
    const after = { tool, version: toolVersion };
    await this.audit.record(ctx, { action: 'retire', entity: 'release', entityId: id, after });
  }

  private async point(ctx: RequestContext, tool: string, latest: string | undefined): Promise<void> {
    const before = (await this.channels.find(ctx, tool)) ?? (await this.channels.add(ctx, tool));
    if (latest === undefined || before.built === latest) return;
    const own = (await this.releases.findLines(ctx)).filter((line) => line.tool === tool);
    const servable = own.filter(isServable).map((line) => line.toolVersion);
    if (!servable.includes(latest)) return;
    const history = own.map((line) => line.toolVersion);
    const previous =
      before.stable === latest ? before.previous : previousOf(latest, before.stable, servable, history);
    await this.service.move(ctx, before, { built: latest, stable: latest, previous }, 'build');
  }
}

const keyOf = (tool: string, version: string, contentHash: string): string =>
  [tool, version, contentHash].join(' ');

function isSame(found: FoundRelease, line: ReleaseLine): boolean {
  return found.tool === line.tool && found.version === line.toolVersion;
}

function isFound(found: readonly FoundRelease[], line: ReleaseLine): boolean {
  return found.some((one) => isSame(one, line));
}
