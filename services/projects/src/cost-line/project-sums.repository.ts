import { Database, execute, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { Decimal } from 'decimal.js';
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

/** Sums of projects that are kept as their cost lines change, so that a list never adds lines up. */
@Injectable()
export class ProjectSumsRepository {
  constructor(private readonly db: Database) {}

  /** Moves the sums from what a line counted before to what it counts now; null where there was or is none. */
  async follow(ctx: RequestContext, before: Counted | null, after: Counted | null): Promise<void> {
    const [was, is] = [countOf(before), countOf(after)];
    if (before?.projectId === after?.projectId) {
      return this.add(ctx, after?.projectId, is.seconds - was.seconds, is.performed.minus(was.performed));
    }
    await this.add(ctx, before?.projectId, -was.seconds, was.performed.negated());
    await this.add(ctx, after?.projectId, is.seconds, is.performed);
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

  private async add(
    ctx: RequestContext,
    projectId: string | null | undefined,
    seconds: number,
    performed: Decimal,
  ): Promise<void> {
    if (!projectId || (seconds === 0 && performed.isZero())) return;
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
function countOf(line: Counted | null): typeof nothing {
  if (!line || line.sourceKind !== 'entry' || line.deleted) return nothing;
  return { seconds: line.seconds, performed: new Decimal(line.billable ? (line.value ?? 0) : 0) };
}
