import type { DocumentType } from '@jahrring/contracts-documents';
import { LicensedRepository, PerTransaction, RepositoryServices } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { TemplateEntity } from './template.entity';

@Injectable()
export class TemplateRepository extends LicensedRepository<TemplateEntity> {
  private readonly usual = new PerTransaction<TemplateEntity | null>();

  constructor(services: RepositoryServices) {
    super(services, TemplateEntity, { name: 'template' });
  }

  /** By type and title; of one type or of all. */
  ofType(ctx: RequestContext, type?: DocumentType): Promise<TemplateEntity[]> {
    const query = this.query(ctx).orderBy('template.type').addOrderBy('template.title');
    if (type) query.andWhere('template.type = :type', { type });
    return this.many(query);
  }

  /** Returns the template of new documents of a type; null if the licence has chosen none. */
  findDefault(ctx: RequestContext, type: DocumentType): Promise<TemplateEntity | null> {
    const query = () =>
      this.one(
        this.query(ctx)
          .andWhere('template.type = :type AND template.isDefault = :yes', { type, yes: true })
          .orderBy('template.updatedAt', 'DESC'),
      );
    return this.usual.get(ctx, query, type);
  }
}
