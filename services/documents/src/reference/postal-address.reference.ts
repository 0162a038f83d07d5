import { postalAddressChanged, type PostalAddressKind } from '@jahrring/contracts-addresses';
import type { Country } from '@jahrring/contracts-common';
import { defineReference, field } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';

/** Our copy of an address for bills or deliveries. */
const postalAddresses = defineReference(postalAddressChanged, {
  table: 'postal_address_refs',
  columns: {
    addressId: field.uuid(),
    kind: field.text<PostalAddressKind>(10),
    /** The customer's name stands there without one. */
    name: field.text(70).nullable(),
    supplement: field.text(70).nullable(),
    street: field.text(70).nullable(),
    houseNumber: field.text(16).nullable(),
    zip: field.text(16),
    city: field.text(35),
    country: field.text<Country>(2),
    isDefault: field.boolean(),
    deleted: field.boolean(),
  },
  from: (event) => {
    const { addressId, kind, zip, city, country, isDefault, deleted } = event;
    const { name = null, supplement = null, street = null, houseNumber = null } = event;
    const place = { name, supplement, street, houseNumber, zip, city, country };
    return { addressId, kind, ...place, isDefault, deleted };
  },
});

export const PostalAddressRefEntity = postalAddresses.Entity;
export type PostalAddressRefEntity = InstanceType<typeof PostalAddressRefEntity>;

@Injectable()
export class PostalAddressRefRepository extends postalAddresses.Repository {
  /** Returns the default postal address of a customer for bills, or for deliveries; null: its main address. */
  async defaultOf(
    ctx: RequestContext,
    addressId: string,
    kind: PostalAddressKind,
  ): Promise<PostalAddressRefEntity | null> {
    const query = this.living(ctx, addressId, kind).andWhere('postalAddressRef.isDefault = :isDefault', {
      isDefault: true,
    });
    // While two events are on their way both may say so: the later one holds.
    return this.one(query.orderBy('postalAddressRef.occurredAt', 'DESC').limit(1));
  }

  /** One of a customer's addresses of the kind; null where it is none or was deleted. */
  async findOf(
    ctx: RequestContext,
    addressId: string,
    kind: PostalAddressKind,
    id: string,
  ): Promise<PostalAddressRefEntity | null> {
    return this.one(this.living(ctx, addressId, kind).andWhere('postalAddressRef.id = :id', { id }));
  }

  /** A customer's addresses of the kind, the usual one first. */
  async listOf(
    ctx: RequestContext,
    addressId: string,
    kind: PostalAddressKind,
  ): Promise<PostalAddressRefEntity[]> {
    const query = this.living(ctx, addressId, kind);
    return this.many(
      query
        .orderBy('postalAddressRef.isDefault', 'DESC')
        .addOrderBy('postalAddressRef.city', 'ASC')
        .addOrderBy('postalAddressRef.id', 'ASC'),
    );
  }

  private living(
    ctx: RequestContext,
    addressId: string,
    kind: PostalAddressKind,
  ): SelectQueryBuilder<PostalAddressRefEntity> {
    return this.query(ctx)
      .andWhere('postalAddressRef.addressId = :addressId AND postalAddressRef.kind = :kind', {
        addressId,
        kind,
      })
      .andWhere('postalAddressRef.deleted = :deleted', { deleted: false });
  }
}
