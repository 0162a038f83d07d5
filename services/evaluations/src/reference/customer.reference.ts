import { addressChanged } from '@jahrring/contracts-addresses';
import type { ExtraValues } from '@jahrring/contracts-common';
import { defineReference, field, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';

/** Our copy of an address. */
const customers = defineReference(addressChanged, {
  table: 'customer_refs',
  columns: {
    name: field.text(70),
    /** Null until a resync has told it. */
    country: field.text(2).nullable(),
    /** Values of the licence's own fields, by key. */
    extra: field.json<ExtraValues>().nullable(),
  },
  from: ({ name, country, extra = null }) => ({ name, country, extra }),
});

export const CustomerRefEntity = customers.Entity;
export type CustomerRefEntity = InstanceType<typeof CustomerRefEntity>;

@Injectable()
export class CustomerRefRepository extends customers.Repository {
  all(ctx: RequestContext): Promise<CustomerRefEntity[]> {
    return this.many(this.query(ctx));
  }
}
