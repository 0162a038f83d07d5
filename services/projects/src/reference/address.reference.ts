import { addressChanged } from '@jahrring/contracts-addresses';
import { defineReference, field } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';

/** Our copy of an address: whose order a project is. */
const addresses = defineReference(addressChanged, {
  table: 'address_refs',
  columns: { name: field.text(70), city: field.text(35), deleted: field.boolean() },
  from: ({ name, city, deleted }) => ({ name, city, deleted }),
});

export const AddressRefEntity = addresses.Entity;
export type AddressRefEntity = InstanceType<typeof AddressRefEntity>;

@Injectable()
export class AddressRefRepository extends addresses.Repository {}
