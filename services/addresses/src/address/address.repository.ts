import type { ListQuery } from '@jahrring/contracts-common';
import {
  Database,
  LicensedRepository,
  type ListColumns,
  type NewRecord,
  type RecordPatch,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import { limitToAssigned } from './address.scope';
import { AddressEntity } from './address.entity';
import { nameKey } from './name-key';

const columns: ListColumns = {
  fields: {
    name: 'address.name',
    kind: 'address.kind',
    street: 'address.street',
    zip: 'address.zip',
    city: 'address.city',
    country: 'address.country',
    language: 'address.language',
    customerNumber: 'address.customerNumber',
    email: 'address.email',
    external: 'address.external',
    updatedAt: 'address.updatedAt',
  },
  search: ['name', 'supplement', 'street', 'zip', 'city', 'customerNumber', 'email', 'phone', 'mobile'].map(
    (field) => `address.${field}`,
  ),
};

/** What the tool sets of an address; the keys derived from it are kept here. */
export type AddressRecord = Omit<NewRecord<AddressEntity>, 'nameKey' | 'customerNumberKey'>;
type AddressPatch = Omit<RecordPatch<AddressEntity>, 'nameKey' | 'customerNumberKey'>;

/** Every query on addresses; each is limited to the licence and to what the caller may see. */
@Injectable()
export class AddressRepository extends LicensedRepository<AddressEntity> {
  constructor(db: Database) {
    super(db, AddressEntity, { name: 'address', audit: true, softDelete: true });
  }

  protected override scope(
    ctx: RequestContext,
    query: SelectQueryBuilder<AddressEntity>,
    alias: string,
  ): void {
    limitToAssigned(ctx, query, alias);
  }
}
