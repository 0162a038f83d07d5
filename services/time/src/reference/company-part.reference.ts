import { companyPartChanged } from '@jahrring/contracts-admin';
import type { CompanyPartOption } from '@jahrring/contracts-time';
import { defineReference, field, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';

/** Our copy of a company part. */
const companyParts = defineReference(companyPartChanged, {
  table: 'company_part_refs',
  columns: {
    number: field.text(30),
    title: field.text(150),
    active: field.boolean(),
    deleted: field.boolean(),
  },
  from: ({ number, title, active, deleted }) => ({ number, title, active, deleted }),
});

export const CompanyPartRefEntity = companyParts.Entity;

@Injectable()
export class CompanyPartRefRepository extends companyParts.Repository {
  /** Those an entry can be booked on, by number; `allowed` null: all of them. */
  async offered(ctx: RequestContext, allowed: readonly string[] | null): Promise<CompanyPartOption[]> {
    const qb = this.query(ctx).andWhere(
      'companyPartRef.active = :active AND companyPartRef.deleted = :deleted',
      { active: true, deleted: false },
    );
    const found = await this.many(qb.orderBy('companyPartRef.number').addOrderBy('companyPartRef.id'));
    return found
      .filter(({ id }) => allowed === null || allowed.includes(id))
      .map(({ id, number, title }) => ({ id, number, title }));
  }
}
