import { LicensedRepository, RepositoryServices } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { TemplateVersionEntity } from './template-version.entity';

/** Versions are written once; the audit trail tells them as changes of their template. */
@Injectable()
export class TemplateVersionRepository extends LicensedRepository<TemplateVersionEntity> {
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
    return this.one(
      this.query(ctx).andWhere(
        'template_version.templateId = :templateId AND template_version.number = :number',
        { templateId, number },
      ),
    );
  }

  protected override auditedAs({ templateId }: TemplateVersionEntity): string {
    return templateId;
  }
}
