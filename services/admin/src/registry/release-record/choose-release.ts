import { createHash } from 'node:crypto';
import type { Canary } from '@jahrring/contracts-admin';
import type { ReleaseChannel, ReleaseCode, ToolDescriptor } from '@jahrring/contracts-common';
import { satisfies, valid } from 'semver';

/** A published version with its files in place, as far as choosing needs it. */
export interface ServableRelease {
  code: ReleaseCode;
  descriptor: ToolDescriptor;
}

/** A tool with what can be served of it, newest first, and its pointers. */
export interface ServableTool {
  tool: string;
  /** Published and not withdrawn, newest first. */
  releases: readonly ServableRelease[];
  /** Every version that ever was, newest first: a pointer may name one that is gone. */
  history: readonly string[];
  stable: string | null;
  previous: string | null;
  canary: Canary | null;
}

/** For whom, and for which shell and services, a version is chosen. */
export interface Situation {
  licenceId: string;
  /** Version of the api the browser's shell has; undefined fits everything. */
  shellApi: string | undefined;
  /** Versions of each service that run now; a service that is not in it fits everything. */
  running: ReadonlyMap<string, readonly string[]>;
  /** Pinned version by tool. */
  pins: ReadonlyMap<string, string>;
}

export interface Choice {
  release: ServableRelease;
  channel: ReleaseChannel;
  fallback: ServableRelease | undefined;
}

/** Returns true if a version works with this shell and with every version of its services that may respond. */
export function isCompatible(
  { shell, services }: Pick<ToolDescriptor, 'shell' | 'services'>,
  { shellApi, running }: Pick<Situation, 'shellApi' | 'running'>,
): boolean {
  // A string that is not a version is known to nobody, so it refuses nothing.
  const fits = (version: string, range: string) =>
    !valid(version) || satisfies(version, range, { includePrerelease: true });
  if (shellApi !== undefined && !fits(shellApi, shell)) return false;
  return Object.entries(services).every(([service, range]) =>
    (running.get(service) ?? []).every((version) => fits(version, range)),
  );
}

/** A licence's place in a tool's hundred, 0–99: the same for every version, another for every tool. */
export function canaryPlace(licenceId: string, tool: string): number {
  return createHash('sha256').update(`${licenceId}|${tool}`).digest().readUInt32BE(0) % 100;
}

export function isInCanary(canary: Canary, licenceId: string, tool: string): boolean {
  return canary.licenceIds.includes(licenceId) || canaryPlace(licenceId, tool) < canary.percent;
}

/** Returns the releases of a tool that can be served now, newest first. */
export function fittingReleases(
  { releases }: ServableTool,
  situation: Pick<Situation, 'shellApi' | 'running'>,
): ServableRelease[] {
  return releases.filter((release) => isCompatible(release.descriptor, situation));
}

/** The version of a tool for a licence, and the one its page falls back to; undefined when there is none. */
export function chooseRelease(
  tool: ServableTool,
  situation: Situation,
  fitting: readonly ServableRelease[] = fittingReleases(tool, situation),
): Choice | undefined {
  const find = (version: string | null | undefined) =>
    fitting.find((release) => version !== null && release.code.version === version);
  const age = (version: string) => tool.history.indexOf(version);
  const newestBefore = (version: string) =>
    fitting.find((release) => age(release.code.version) > age(version));
  const stable = find(tool.stable) ?? (tool.stable === null ? undefined : newestBefore(tool.stable));
  const before = (version: string) => {
    const previous = find(tool.previous);
    return previous && age(previous.code.version) > age(version) ? previous : newestBefore(version);
  };

  const named = (release: ServableRelease, channel: ReleaseChannel): Choice => {
    const own = release.code.version;
    return { release, channel, fallback: stable && stable.code.version !== own ? stable : before(own) };
  };
  const pinned = find(situation.pins.get(tool.tool));
  if (pinned) return named(pinned, 'pinned');
  const { canary } = tool;
  const tried =
    canary && isInCanary(canary, situation.licenceId, tool.tool) ? find(canary.version) : undefined;
  if (tried) return named(tried, tried === stable ? 'stable' : 'canary');
  return stable && { release: stable, channel: 'stable', fallback: before(stable.code.version) };
}
