import { addressChanged } from '@jahrring/contracts-addresses';
import { defineReference, field, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';

/** Our copy of an address: customers of projects, and companies from outside that are booked. */
const addresses = defineReference(addressChanged, {
  table: 'address_refs',
  columns: { name: field.text(150), deleted: field.boolean() },
  from: ({ name, deleted }) => ({ name, deleted }),
});

export const AddressRefEntity = addresses.Entity;
export type AddressRefEntity = InstanceType<typeof AddressRefEntity>;

@Injectable()
export class AddressRefRepository extends addresses.Repository {
  /** Those of these that are there still, by name. */
  async living(ctx: RequestContext, ids: readonly string[]): Promise<AddressRefEntity[]> {
    const found = (await this.getMany(ctx, ids)).filter(({ deleted }) => !deleted);
    return found.sort((one, other) => one.name.localeCompare(other.name));
  }
}
