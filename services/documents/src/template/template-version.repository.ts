import { LicensedRepository, PerTransaction, RepositoryServices } from '@jahrring/service-kit';
import type { NewRecord, RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { TemplateVersionEntity } from './template-version.entity';

/** Versions are written once; the audit trail tells them as changes of their template. */
@Injectable()
export class TemplateVersionRepository extends LicensedRepository<TemplateVersionEntity> {
  private readonly read = new PerTransaction<TemplateVersionEntity | null>();

  constructor(services: RepositoryServices) {
    super(services, TemplateVersionEntity, { name: 'template_version', softDelete: false });
  }

  /** Newest first. */
  ofTemplate(ctx: RequestContext, templateId: string): Promise<TemplateVersionEntity[]> {
    return this.many(
      this.query(ctx)
        .andWhere('template_version.templateId = :templateId', { templateId })
        .orderBy('template_version.number', 'DESC'),
    );
  }

  findNumber(ctx: RequestContext, templateId: string, number: number): Promise<TemplateVersionEntity | null> {
    const query = () =>
      this.one(
        this.query(ctx).andWhere(
          'template_version.templateId = :templateId AND template_version.number = :number',
          { templateId, number },
        ),
      );
    return this.read.get(ctx, query, `${templateId} ${number}`);
  }

  override async insertMany(
    ctx: RequestContext,
    values: readonly NewRecord<TemplateVersionEntity>[],
  ): Promise<TemplateVersionEntity[]> {
    this.read.forget(ctx);
    return super.insertMany(ctx, values);
  }

  protected override auditedAs({ templateId }: TemplateVersionEntity): string {
    return templateId;
  }
}
