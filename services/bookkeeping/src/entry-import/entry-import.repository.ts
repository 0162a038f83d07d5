import { LicensedRepository, RepositoryServices } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { EntryImportEntity } from './entry-import.entity';

@Injectable()
export class EntryImportRepository extends LicensedRepository<EntryImportEntity> {
  constructor(services: RepositoryServices) {
    super(services, EntryImportEntity, { name: 'entryImport', softDelete: false });
  }

  /** The file is named; its rows would be as long as it is. */
  protected override get unaudited(): readonly (keyof EntryImportEntity & string)[] {
    return ['content', 'entryIds', 'draft'];
  }

  draft(ctx: RequestContext): Promise<EntryImportEntity | null> {
    return this.one(this.query(ctx).andWhere('entryImport.draft = :draft', { draft: 'draft' }));
  }

  /** Those that were done, also if they were undone since, the newest first. */
  latest(ctx: RequestContext, most: number): Promise<EntryImportEntity[]> {
    return this.many(
      this.query(ctx)
        .andWhere('entryImport.committedAt IS NOT NULL')
        .orderBy('entryImport.committedAt', 'DESC')
        .take(most),
    );
  }
}
