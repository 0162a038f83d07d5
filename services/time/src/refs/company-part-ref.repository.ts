import type { CompanyPartOption } from '@jahrring/contracts-time';
import { ReferenceRepository, RepositoryServices, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { CompanyPartRefEntity } from './company-part-ref.entity';

@Injectable()
export class CompanyPartRefRepository extends ReferenceRepository<CompanyPartRefEntity> {
  constructor(services: RepositoryServices) {
    super(services, CompanyPartRefEntity, 'company_part');
  }

  /** Those an entry can be booked on, by number; `allowed` null: all of them. */
  async offered(ctx: RequestContext, allowed: readonly string[] | null): Promise<CompanyPartOption[]> {
    const qb = this.query(ctx).andWhere('company_part.active = :active AND company_part.deleted = :deleted', {
      active: true,
      deleted: false,
    });
    const found = await this.many(qb.orderBy('company_part.number').addOrderBy('company_part.id'));
    return found
      .filter(({ id }) => allowed === null || allowed.includes(id))
      .map(({ id, number, title }) => ({ id, number, title }));
  }
}
