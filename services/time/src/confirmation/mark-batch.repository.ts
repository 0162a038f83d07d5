import { execute, LicensedRepository, RepositoryServices, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import { MarkBatchEntity } from './mark-batch.entity';

/** Only whoever marked can take it back. The entries themselves are audited, not these notes. */
@Injectable()
export class MarkBatchRepository extends LicensedRepository<MarkBatchEntity> {
  constructor(services: RepositoryServices) {
    super(services, MarkBatchEntity, { name: 'mark_batch', audit: false, softDelete: false });
  }

  protected override scope(
    ctx: RequestContext,
    query: SelectQueryBuilder<MarkBatchEntity>,
    alias: string,
  ): void {
    if (!ctx.system) query.andWhere(`${alias}.markedBy = :marker`, { marker: ctx.membershipId });
  }

  /** Of every licence: those nobody can take back any more. */
  async purge(ctx: RequestContext, before: Date): Promise<void> {
    const { values } = this.mapper.assignments({ markedAt: before });
    await execute(this.db.writing(ctx), 'DELETE FROM time_mark_batches WHERE marked_at < ?', values);
  }
}
