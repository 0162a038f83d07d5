import { entryImportLimits } from '@jahrring/contracts-time';
import { LicensedRepository, RepositoryServices, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { EntryImportEntity } from './entry-import.entity';

@Injectable()
export class EntryImportRepository extends LicensedRepository<EntryImportEntity> {
  constructor(services: RepositoryServices) {
    super(services, EntryImportEntity, { name: 'entry_import', softDelete: false, sharesIds: true });
  }

  /** The latest of the licence, newest first, and how many there are. */
  async latest(ctx: RequestContext): Promise<{ items: EntryImportEntity[]; total: number }> {
    const total = await this.query(ctx).getCount();
    const qb = this.query(ctx)
      .orderBy('entry_import.createdAt', 'DESC')
      .addOrderBy('entry_import.id', 'DESC');
    return { items: await this.many(qb.limit(entryImportLimits.history)), total };
  }
}
