import { Database, type RequestContext, rowMapper } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import type { HealthCount } from './health.rules';
import { ReleaseHealthEntity } from './release-health.entity';

export interface VersionCount extends HealthCount {
  tool: string;
  version: string;
}

export interface FailureLine {
  version: string;
  step: string;
  total: number;
  lastAt: Date;
  reference: string | null;
}

export interface BucketLine {
  version: string;
  bucketAt: Date;
  measure: string;
  total: number;
}

type Raw<T> = Omit<T, 'total'> & { total: string | number };
const keyOf = (row: ReleaseHealthEntity) =>
  [row.tool, row.toolVersion, row.bucketAt.toISOString(), row.measure, row.step].join('|');

/** Counts of what browsers tell, added up in the database: a row for each step and ten minutes, however many report. */
@Injectable()
export class HealthRepository {
  constructor(private readonly db: Database) {}

  /** Adds counts, all in one statement; in one order, so that two instances never wait for each other crosswise. */
  async add(ctx: RequestContext, rows: readonly ReleaseHealthEntity[]): Promise<void> {
    const sorted = [...rows].sort((one, two) => (keyOf(one) < keyOf(two) ? -1 : 1));
    await rowMapper(this.db.dataSource, ReleaseHealthEntity).insertOrChange(this.db.writing(ctx), sorted, {
      add: ['total'],
      replace: ['lastAt', 'reference'],
    });
  }

  /** Counts since a moment, of one tool or all. */
  async sum(ctx: RequestContext, since: Date, tool?: string): Promise<VersionCount[]> {
    const rows = await this.since(ctx, since, tool)
      .select('health.tool', 'tool')
      .addSelect('health.toolVersion', 'version')
      .addSelect('health.measure', 'measure')
      .addSelect('health.step', 'step')
      .addSelect('SUM(health.total)', 'total')
      .groupBy('health.tool')
      .addGroupBy('health.toolVersion')
      .addGroupBy('health.measure')
      .addGroupBy('health.step')
      .getRawMany<Raw<VersionCount>>();
    return rows.map((row) => ({ ...row, total: Number(row.total) }));
  }

  /**
   * Returns the failures of a tool since a moment, caused by its code or by the connection, grouped by version, phase
   * and code; the last occurrence first.
   */
  async findFailures(ctx: RequestContext, since: Date, tool: string): Promise<FailureLine[]> {
    const rows = await this.since(ctx, since, tool)
      .andWhere("health.measure IN ('failure', 'connection')")
      .orderBy('health.lastAt', 'DESC')
      .getMany();
    const lines = new Map<string, FailureLine>();
    for (const { toolVersion: version, step, total, lastAt, reference } of rows) {
      const known = lines.get(`${version}|${step}`);
      if (!known) lines.set(`${version}|${step}`, { version, step, total, lastAt, reference });
      else Object.assign(known, { total: known.total + total, reference: known.reference ?? reference });
    }
    return [...lines.values()];
  }

  /** Loads and failures of a tool by version and bucket, oldest first. */
  async findBuckets(ctx: RequestContext, since: Date, tool: string): Promise<BucketLine[]> {
    const rows = await this.since(ctx, since, tool)
      .andWhere("health.measure IN ('load', 'failure')")
      .orderBy('health.bucketAt')
      .getMany();
    return rows.map(({ toolVersion: version, bucketAt, measure, total }) => ({
      version,
      bucketAt,
      measure,
      total,
    }));
  }

  async purge(ctx: RequestContext, before: Date): Promise<void> {
    const manager = this.db.writing(ctx);
    await manager
      .createQueryBuilder()
      .delete()
      .from(ReleaseHealthEntity)
      .where('bucket_at < :before', { before })
      .execute();
  }

  private since(ctx: RequestContext, since: Date, tool?: string): SelectQueryBuilder<ReleaseHealthEntity> {
    const qb = this.db
      .manager(ctx)
      .createQueryBuilder(ReleaseHealthEntity, 'health')
      .where('health.bucketAt >= :since', { since });
    return tool === undefined ? qb : qb.andWhere('health.tool = :tool', { tool });
  }
}
