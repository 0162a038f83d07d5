import { PerTransaction, RepositoryServices, SettingsRepository } from '@jahrring/service-kit';
import type { NewRecord, RecordPatch, RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { DocumentSettingsEntity } from './document-settings.entity';

@Injectable()
export class DocumentSettingsRepository extends SettingsRepository<DocumentSettingsEntity> {
  private readonly own = new PerTransaction<DocumentSettingsEntity | null>();

  constructor(services: RepositoryServices) {
    super(services, DocumentSettingsEntity, { name: 'document_settings' });
  }

  protected override get unaudited() {
    return ['bankAccounts'] as const;
  }

  override findOwn(ctx: RequestContext): Promise<DocumentSettingsEntity | null> {
    return this.own.get(ctx, () => super.findOwn(ctx));
  }

  override async insertMany(
    ctx: RequestContext,
    values: readonly NewRecord<DocumentSettingsEntity>[],
  ): Promise<DocumentSettingsEntity[]> {
    this.own.forget(ctx);
    return super.insertMany(ctx, values);
  }

  override async update(
    ctx: RequestContext,
    id: string,
    expectedVersion: number,
    patch: RecordPatch<DocumentSettingsEntity>,
  ): Promise<DocumentSettingsEntity> {
    this.own.forget(ctx);
    return super.update(ctx, id, expectedVersion, patch);
  }
}
