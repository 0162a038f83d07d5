import type { ReleaseHealth, ReleaseReport, ReleaseReports, ToolHealth } from '@jahrring/contracts-admin';
import { Clock, Metrics, type RequestContext, groupBy } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { Registry } from '../../release-record';
import type { RegistryState } from '../../release-record';
import { HealthBuffer } from './health-buffer';
import { type BucketLine, type FailureLine, HealthRepository } from './health.repository';
import { bucketOf, healthOf, measureOf, stepOf, unmeasured } from './health.rules';

const hourMs = 3_600_000;

type Problem = ToolHealth['items'][number]['problems'][number];
type Point = ToolHealth['items'][number]['points'][number];

/** Health of the versions of tools in people's browsers. */
@Injectable()
export class HealthService {
  constructor(
    private readonly registry: Registry,
    private readonly buffer: HealthBuffer,
    private readonly health: HealthRepository,
    private readonly clock: Clock,
    private readonly metrics: Metrics,
  ) {}

  /** Counts what a browser tells, of versions this installation has; the rest is nobody's business. */
  async report({ reports, vitals }: ReleaseReports): Promise<void> {
    const state = await this.registry.current();
    const known = new Set(state.lines.map((line) => `${line.tool}|${line.toolVersion}`));
    const at = this.clock.now();
    for (const report of reports) {
      const { tool, version, phase, code } = report;
      if (!known.has(`${tool}|${version}`)) continue;
      if (code !== 'ok') this.metrics.count('releaseLoadFailures', { tool, version, phase, code });
      const bucketAt = bucketOf(at, sinceOf(state, tool, version));
      this.buffer.count(
        { tool, toolVersion: version, bucketAt, ...stepOfReport(report) },
        at,
        report.reference,
      );
    }
    for (const { tool, version, name, value } of vitals) {
      if (!known.has(`${tool}|${version}`)) continue;
      const bucketAt = bucketOf(at, sinceOf(state, tool, version));
      this.buffer.count(
        { tool, toolVersion: version, bucketAt, measure: name, step: stepOf(name, value) },
        at,
      );
    }
  }

  /** By tool, all its versions together. */
  async findByTool(ctx: RequestContext, hours: number): Promise<Map<string, ReleaseHealth>> {
    const groups = groupBy(await this.health.sum(ctx, this.since(hours)), (count) => count.tool);
    return new Map([...groups].map(([tool, counts]) => [tool, healthOf(counts)]));
  }

  /** By version of one tool. */
  async findByVersion(ctx: RequestContext, tool: string, hours: number): Promise<Map<string, ReleaseHealth>> {
    const counts = await this.health.sum(ctx, this.since(hours), tool);
    const groups = groupBy(counts, (count) => count.version);
    return new Map([...groups].map(([version, own]) => [version, healthOf(own)]));
  }

  /** Everything that was told of a tool's versions, newest version first. */
  async get(ctx: RequestContext, tool: string, hours: number): Promise<ToolHealth> {
    await this.buffer.flush();
    const since = this.since(hours);
    const state = await this.registry.current();
    const [byVersion, failures, buckets] = await Promise.all([
      this.findByVersion(ctx, tool, hours),
      this.health.findFailures(ctx, since, tool),
      this.health.findBuckets(ctx, since, tool),
    ]);
    const channels = state.channels.find((one) => one.tool === tool);
    const versions = state.lines.filter((line) => line.tool === tool).map((line) => line.toolVersion);
    const items = versions.flatMap((version) => {
      const health = byVersion.get(version);
      if (!health) return [];
      const channel =
        version === channels?.stable ? 'stable' : version === channels?.canary?.version ? 'canary' : null;
      const ofVersion = (line: { version: string }) => line.version === version;
      const problems = failures.filter(ofVersion).map(toProblem);
      return [
        { ...health, version, channel, problems, points: toPoints(buckets.filter(ofVersion)) } as const,
      ];
    });
    return { items, total: items.length };
  }

  private since(hours: number): Date {
    return new Date(this.clock.now().getTime() - hours * hourMs);
  }
}

function stepOfReport({ phase, code, ms }: ReleaseReport): { measure: string; step: string } {
  const measure = measureOf(code);
  if (measure !== 'load') return { measure, step: `${phase}:${code}` };
  return { measure, step: ms === undefined ? unmeasured : stepOf('load', ms) };
}

function sinceOf({ channels }: RegistryState, tool: string, version: string): Date | null {
  const own = channels.find((one) => one.tool === tool);
  return own?.canary?.version === version ? own.canarySince : null;
}

function toProblem({ step, total, lastAt, reference }: FailureLine): Problem {
  const [phase, code] = step.split(':') as [Problem['phase'], Problem['code']];
  return { phase, code, count: total, lastAt: lastAt.toISOString(), reference };
}

function toPoints(lines: readonly BucketLine[]): Point[] {
  const points = new Map<string, Point>();
  for (const { bucketAt, measure, total } of lines) {
    const at = bucketAt.toISOString();
    const point = points.get(at) ?? { at, loads: 0, failures: 0 };
    if (measure === 'load') point.loads += total;
    else point.failures += total;
    points.set(at, point);
  }
  return [...points.values()];
}
