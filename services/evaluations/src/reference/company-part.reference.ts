import { companyPartChanged } from '@jahrring/contracts-admin';
import { defineReference, field, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';

/** Our copy of a company part; its title is number and title. */
const companyParts = defineReference(companyPartChanged, {
  table: 'company_part_refs',
  columns: {
    title: field.text(181),
  },
  from: ({ number, title }) => ({ title: `${number} ${title}` }),
});

export const CompanyPartRefEntity = companyParts.Entity;
export type CompanyPartRefEntity = InstanceType<typeof CompanyPartRefEntity>;

@Injectable()
export class CompanyPartRefRepository extends companyParts.Repository {
  all(ctx: RequestContext): Promise<CompanyPartRefEntity[]> {
    return this.many(this.query(ctx));
  }
}
