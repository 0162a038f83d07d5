import { LicensedRepository, RepositoryServices } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { DocumentSettingsEntity } from './document-settings.entity';

@Injectable()
export class DocumentSettingsRepository extends LicensedRepository<DocumentSettingsEntity> {
  constructor(services: RepositoryServices) {
    super(services, DocumentSettingsEntity, { name: 'document_settings' });
  }

  protected override get unaudited() {
    return ['bankAccounts'] as const;
  }

  /** The licence's one row, or null while it has none of its own. */
  findOwn(ctx: RequestContext): Promise<DocumentSettingsEntity | null> {
    return this.one(this.query(ctx));
  }
}
