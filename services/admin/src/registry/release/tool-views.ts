import {
  type ReleaseHealth,
  type ReleaseUploads,
  shellTool,
  type ToolReleaseView,
  type ToolSummary,
  type ToolView,
} from '@jahrring/contracts-admin';
import { commonError, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { type ReachedLicence, ToolLicences } from '../port';
import {
  chooseRelease,
  fittingReleases,
  isEntitled,
  isServable,
  Registry,
  ReleaseRepository,
} from '../release-record';
import type { RegistryState, ReleaseEntity, ToolChannelsEntity } from '../release-record';
import { HealthService } from './health/health.service';

const healthHours = 24;
/** More versions of one tool than anybody looks at. */
const mostReleases = 100;

type Healths = ReadonlyMap<string, ReleaseHealth>;

/** Views of the registry for superadmins. */
@Injectable()
export class ToolViews {
  constructor(
    private readonly registry: Registry,
    private readonly releases: ReleaseRepository,
    private readonly licences: ToolLicences,
    private readonly health: HealthService,
  ) {}

  async list(ctx: RequestContext): Promise<{ items: ToolSummary[]; total: number }> {
    const [state, licences, healths] = await Promise.all([
      this.registry.seenBy(ctx),
      this.licences.findReached(ctx),
      this.health.findByTool(ctx, healthHours),
    ]);
    const items = state.channels.map((channels) =>
      toSummary(state, channels, reachOf(state, channels.tool, licences), healths),
    );
    return { items, total: items.length };
  }

  async get(ctx: RequestContext, tool: string): Promise<ToolView> {
    const state = await this.registry.seenBy(ctx);
    const channels = state.channels.find((one) => one.tool === tool);
    if (!channels) throw commonError('NOT_FOUND');
    const [rows, licences, healths, ofTools] = await Promise.all([
      this.releases.findOfTool(ctx, tool),
      this.licences.findReached(ctx),
      this.health.findByVersion(ctx, tool, healthHours),
      this.health.findByTool(ctx, healthHours),
    ]);
    const reach = reachOf(state, tool, licences);
    const pins = state.pins.filter((pin) => pin.tool === tool);
    const named = [...pins.map((pin) => pin.licenceId), ...(channels.canary?.licenceIds ?? [])];
    const names = new Map((await this.licences.getMany(ctx, named)).map(({ id, name }) => [id, name]));
    return {
      ...toSummary(state, channels, reach, ofTools),
      items: rows.slice(0, mostReleases).map((row) => toReleaseView(row, channels, reach, healths)),
      pinned: pins.map(({ licenceId, toolVersion }) => ({
        licenceId,
        licenceName: names.get(licenceId) ?? '',
        version: toolVersion,
      })),
      canaryLicences: (channels.canary?.licenceIds ?? []).map((id) => ({ id, name: names.get(id) ?? '' })),
      services: Object.entries(rows[0]?.descriptor.services ?? {}).map(([service, range]) => ({
        service,
        range,
        running: [...(state.running.get(service) ?? [])],
      })),
    };
  }

  /** Versions of a tool that are published, for whoever compares the next one with them. */
  async getVersions(tool: string): Promise<ReleaseUploads> {
    const { channels, lines } = await this.registry.current();
    const published = lines.filter((line) => line.tool === tool && isServable(line));
    const versions = published.map((line) => line.toolVersion);
    const stable = channels.find((one) => one.tool === tool)?.stable ?? null;
    return { tool, stable, newest: versions[0] ?? null, versions };
  }

  /** One release, as the registry has it. */
  async getRelease(
    ctx: RequestContext,
    { tool, id }: Pick<ReleaseEntity, 'tool' | 'id'>,
  ): Promise<ToolReleaseView> {
    const found = (await this.get(ctx, tool)).items.find((item) => item.id === id);
    if (!found) throw commonError('NOT_FOUND');
    return found;
  }
}

/** Returns how many licences get each version of a tool now. */
function reachOf(
  state: RegistryState,
  tool: string,
  licences: readonly ReachedLicence[],
): ReadonlyMap<string, number> {
  const reach = new Map<string, number>();
  const shell = tool === shellTool ? state.channels.find((one) => one.tool === tool)?.stable : undefined;
  if (shell) return reach.set(shell, licences.length);
  const servable = state.tools.find((one) => one.tool === tool);
  if (!servable) return reach;
  const fit = { shellApi: undefined, running: state.running };
  const fitting = fittingReleases(servable, fit);
  for (const { id, plugins } of licences) {
    const situation = { ...fit, licenceId: id, pins: state.pinsOf(id) };
    const choice = chooseRelease(servable, situation, fitting);
    if (!choice || !isEntitled(choice.release.descriptor, plugins)) continue;
    const { version } = choice.release.code;
    reach.set(version, (reach.get(version) ?? 0) + 1);
  }
  return reach;
}

function toSummary(
  state: RegistryState,
  channels: ToolChannelsEntity,
  reach: ReadonlyMap<string, number>,
  healths: Healths,
): ToolSummary {
  const { tool, version, stable, previous, canary, canaryWithdrawn } = channels;
  const releases = state.tools.find((one) => one.tool === tool)?.releases ?? [];
  const { core, plugins } = (releases.find(({ code }) => code.version === stable) ?? releases[0])
    ?.descriptor ?? {
    core: true,
    plugins: [],
  };
  let licences = 0;
  for (const count of reach.values()) licences += count;
  return {
    id: tool,
    version,
    plugins: [...plugins],
    core,
    stable,
    previous,
    canary,
    canaryWithdrawn,
    pins: state.pins.filter((pin) => pin.tool === tool).length,
    releases: state.lines.filter((line) => line.tool === tool).length,
    licences,
    health: healths.get(tool) ?? noHealth,
  };
}

const noHealth: ReleaseHealth = {
  loads: 0,
  failures: 0,
  errorRate: 0,
  p50Ms: null,
  p95Ms: null,
  lcpMs: null,
  inpMs: null,
  cls: null,
};

function channelOf(
  version: string,
  { stable, previous, canary }: ToolChannelsEntity,
): ToolReleaseView['channel'] {
  if (version === stable) return 'stable';
  if (version === canary?.version) return 'canary';
  return version === previous ? 'previous' : null;
}

function toReleaseView(
  row: ReleaseEntity,
  channels: ToolChannelsEntity,
  reach: ReadonlyMap<string, number>,
  healths: Healths,
): ToolReleaseView {
  const { id, tool, toolVersion, state, entry, integrity, descriptor, proof, publishedBy } = row;
  return {
    id,
    tool,
    version: toolVersion,
    state,
    channel: channelOf(toolVersion, channels),
    entry,
    integrity,
    files: row.fileCount,
    bytes: row.byteCount,
    needs: { shell: descriptor.shell, services: descriptor.services, shared: descriptor.shared ?? {} },
    proof,
    publishedBy,
    registeredAt: row.registeredAt.toISOString(),
    withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
    withdrawnReason: row.withdrawnReason,
    licences: reach.get(toolVersion) ?? 0,
    health: healths.get(toolVersion) ?? noHealth,
  };
}
