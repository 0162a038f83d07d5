import { listedFailedWork } from '@jahrring/contracts-common';
import type { SelectQueryBuilder } from 'typeorm';
import type { RequestContext } from '../context/request-context';
import { execute } from '../database/execute';
import { LicensedRepository } from '../database/licensed.repository';
import type { RepositoryServices } from '../database/repository-options';
import { WorkRunEntity } from './work-run.entity';

const listed = 20;
const openStates = ['queued', 'running'];

/** Long work of a person; the system sees all of a licence. */
export class WorkRunRepository extends LicensedRepository<WorkRunEntity> {
  constructor(services: RepositoryServices) {
    super(services, WorkRunEntity, { name: 'work', audit: false, softDelete: false });
  }

  protected override scope(ctx: RequestContext, qb: SelectQueryBuilder<WorkRunEntity>, alias: string): void {
    if (!ctx.system) qb.andWhere(`${alias}.userId = :workUserId`, { workUserId: ctx.userId });
  }

  /** The caller's latest, newest first. */
  latest(ctx: RequestContext, kind: string | undefined): Promise<WorkRunEntity[]> {
    const qb = this.query(ctx).orderBy('work.createdAt', 'DESC').addOrderBy('work.id', 'DESC').limit(listed);
    return this.many(kind ? qb.andWhere('work.kind = :kind', { kind }) : qb);
  }

  /** Returns the runs that wait or were left by a process that is gone, of all licences, oldest first. */
  async open(ctx: RequestContext): Promise<{ id: string; licenceId: string }[]> {
    return this.db
      .manager(ctx)
      .createQueryBuilder(WorkRunEntity, 'work')
      .select('work.id', 'id')
      .addSelect('work.licenceId', 'licenceId')
      .where('work.state IN (:...openStates)', { openStates })
      .orderBy('work.createdAt')
      .limit(listed)
      .getRawMany<{ id: string; licenceId: string }>();
  }

  /** The latest that failed since then, of all licences, newest first. For those who run the installation alone. */
  async failedSince(ctx: RequestContext, since: Date): Promise<{ items: WorkRunEntity[]; total: number }> {
    const [items, total] = await this.db
      .manager(ctx)
      .createQueryBuilder(WorkRunEntity, 'work')
      .where('work.state = :state AND work.updatedAt >= :since', { state: 'failed', since })
      .orderBy('work.updatedAt', 'DESC')
      .addOrderBy('work.id', 'DESC')
      .take(listedFailedWork)
      .getManyAndCount();
    return { items, total };
  }

  /** Takes it under this fence; false where it is over by now. */
  async claim(ctx: RequestContext, id: string, fence: number): Promise<boolean> {
    const sql = `UPDATE work_runs SET state = 'running', fence = ?, version = version + 1
      WHERE id = ? AND licence_id = ? AND state IN ('queued', 'running') AND fence <= ?`;
    return (await execute(this.db.writing(ctx), sql, [fence, id, ctx.licenceId, fence])) === 1;
  }

  /** Writes what the run says of itself; false where it was cancelled or overtaken. */
  async change(
    ctx: RequestContext,
    { id, fence }: WorkRunEntity,
    change: Partial<WorkRunEntity>,
  ): Promise<boolean> {
    const { sql, values } = this.mapper.assignments({ ...change, updatedAt: this.now() });
    const statement = `UPDATE work_runs SET ${sql.join(', ')}, version = version + 1
      WHERE id = ? AND licence_id = ? AND fence = ? AND state = 'running'`;
    const affected = await execute(this.db.writing(ctx), statement, [...values, id, ctx.licenceId, fence]);
    return affected === 1;
  }

  /** Ends what waits or runs; false, and as it is, where it is over. */
  async cancel(ctx: RequestContext, id: string): Promise<boolean> {
    const { sql, values } = this.mapper.assignments({ state: 'cancelled', updatedAt: this.now() });
    const statement = `UPDATE work_runs SET ${sql.join(', ')}, version = version + 1
      WHERE id = ? AND licence_id = ? AND state IN ('queued', 'running')`;
    return (await execute(this.db.writing(ctx), statement, [...values, id, ctx.licenceId])) === 1;
  }

  /** Forgets what was over before then, in all licences. */
  async purge(ctx: RequestContext, before: Date): Promise<void> {
    await this.db
      .writing(ctx)
      .createQueryBuilder()
      .delete()
      .from(WorkRunEntity)
      .where('state NOT IN (:...openStates)', { openStates })
      .andWhere('updated_at < :before', { before })
      .execute();
  }
}
