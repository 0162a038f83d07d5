import { Database, execute, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { Decimal } from 'decimal.js';
import type { EntityManager } from 'typeorm';
import type { CostLineEntity } from './cost-line.entity';
import { ProjectSumsEntity } from './project-sums.entity';

/** Recorded time, in seconds, and the value of what is billable, with two decimals. */
export interface ProjectSums {
  seconds: number;
  performed: string;
}

type Counted = Pick<
  CostLineEntity,
  'projectId' | 'sourceKind' | 'deleted' | 'seconds' | 'billable' | 'value'
>;

const idsPerQuery = 500;
const nothing = { seconds: 0, performed: new Decimal(0) };

type Change = typeof nothing;

/** Sums of projects that are kept as their cost lines change, so that a list never adds lines up. */
@Injectable()
export class ProjectSumsRepository {
  /** Changes of a transaction by licence and project. */
  private readonly changes = new WeakMap<EntityManager, Map<string, Change>>();

  constructor(private readonly db: Database) {}

  /**
   * Moves the sums from what a line counted before to what it counts now, null where there was or is none: before the commit, once
   * for all lines of a project.
   */
  follow(ctx: RequestContext, before: Counted | null, after: Counted | null): void {
    const [was, is] = [countOf(before), countOf(after)];
    this.change(ctx, before?.projectId, { seconds: -was.seconds, performed: was.performed.negated() });
    this.change(ctx, after?.projectId, is);
  }

  private change(
    ctx: RequestContext,
    projectId: string | null | undefined,
    { seconds, performed }: Change,
  ): void {
    if (!projectId || (seconds === 0 && performed.isZero())) return;
    const manager = this.db.writing(ctx);
    const changes = this.changes.get(manager) ?? new Map<string, Change>();
    this.changes.set(manager, changes);
    const key = `${ctx.licenceId} ${projectId}`;
    const sum = changes.get(key) ?? nothing;
    changes.set(key, { seconds: sum.seconds + seconds, performed: sum.performed.plus(performed) });
    ctx.beforeCommit(`sums of ${projectId}`, async () => {
      const change = changes.get(key) ?? nothing;
      changes.delete(key);
      await this.add(ctx, projectId, change);
    });
  }

  /** Sums by project; a project without entries has none. */
  async of(ctx: RequestContext, projectIds: readonly string[]): Promise<Map<string, ProjectSums>> {
    const sums = new Map<string, ProjectSums>();
    for (let from = 0; from < projectIds.length; from += idsPerQuery) {
      const rows = await this.db
        .manager(ctx)
        .createQueryBuilder(ProjectSumsEntity, 'sums')
        .where('sums.licenceId = :licenceId AND sums.projectId IN (:...ids)', {
          licenceId: ctx.licenceId,
          ids: projectIds.slice(from, from + idsPerQuery),
        })
        .getMany();
      for (const { projectId, seconds, performed } of rows) sums.set(projectId, { seconds, performed });
    }
    return sums;
  }

  private async add(ctx: RequestContext, projectId: string, { seconds, performed }: Change): Promise<void> {
    if (seconds === 0 && performed.isZero()) return;
    const manager = this.db.writing(ctx);
    const amount = performed.toFixed(2);
    // Rounded, because SQLite computes decimals as floating point numbers.
    const changed = await execute(
      manager,
      `UPDATE project_sums SET seconds = seconds + ?, performed = ROUND(performed + CAST(? AS DECIMAL(14,2)), 2)
        WHERE licence_id = ? AND project_id = ?`,
      [seconds, amount, ctx.licenceId, projectId],
    );
    if (changed > 0) return;
    await execute(
      manager,
      'INSERT INTO project_sums (licence_id, project_id, seconds, performed) VALUES (?, ?, ?, ?)',
      [ctx.licenceId, projectId, seconds, amount],
    );
  }
}

/** Returns what a line adds to the sums of its project: only entries count, and only billable ones have a value. */
function countOf(line: Counted | null): Change {
  if (!line || line.sourceKind !== 'entry' || line.deleted) return nothing;
  return { seconds: line.seconds, performed: new Decimal(line.billable ? (line.value ?? 0) : 0) };
}
