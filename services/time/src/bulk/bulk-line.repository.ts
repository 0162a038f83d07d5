import { execute, LicensedRepository, RepositoryServices, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { BulkLineEntity } from './bulk-line.entity';

/** The entries themselves are audited, not these notes. */
@Injectable()
export class BulkLineRepository extends LicensedRepository<BulkLineEntity> {
  constructor(services: RepositoryServices) {
    super(services, BulkLineEntity, { name: 'bulk_line', audit: false, softDelete: false });
  }

  /** Returns the changes of a run that nobody has undone, in their order. */
  ofRun(ctx: RequestContext, runId: string): Promise<BulkLineEntity[]> {
    return this.many(this.query(ctx).andWhere('bulk_line.runId = :runId', { runId }).orderBy('bulk_line.id'));
  }

  /** Of every licence: those nobody can take back any more. */
  async purge(ctx: RequestContext, before: Date): Promise<void> {
    const { values } = this.mapper.assignments({ createdAt: before });
    await execute(this.db.writing(ctx), 'DELETE FROM time_bulk_lines WHERE created_at < ?', values);
  }
}
