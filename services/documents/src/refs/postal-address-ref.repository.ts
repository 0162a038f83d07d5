import type { PostalAddressKind } from '@jahrring/contracts-addresses';
import { ReferenceRepository, RepositoryServices } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import { PostalAddressRefEntity } from './postal-address-ref.entity';

@Injectable()
export class PostalAddressRefRepository extends ReferenceRepository<PostalAddressRefEntity> {
  constructor(services: RepositoryServices) {
    super(services, PostalAddressRefEntity, 'postal_address_ref');
  }

  /** Where the bills, or the deliveries, of a customer go; null: to its main address. */
  async defaultOf(
    ctx: RequestContext,
    addressId: string,
    kind: PostalAddressKind,
  ): Promise<PostalAddressRefEntity | null> {
    const query = this.living(ctx, addressId, kind).andWhere('postal_address_ref.isDefault = :isDefault', {
      isDefault: true,
    });
    // While two events are on their way both may say so: the later one holds.
    return this.one(query.orderBy('postal_address_ref.occurredAt', 'DESC').limit(1));
  }

  /** One of a customer's addresses of the kind; null where it is none or was deleted. */
  async findOf(
    ctx: RequestContext,
    addressId: string,
    kind: PostalAddressKind,
    id: string,
  ): Promise<PostalAddressRefEntity | null> {
    return this.one(this.living(ctx, addressId, kind).andWhere('postal_address_ref.id = :id', { id }));
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
        .orderBy('postal_address_ref.isDefault', 'DESC')
        .addOrderBy('postal_address_ref.city', 'ASC')
        .addOrderBy('postal_address_ref.id', 'ASC'),
    );
  }

  private living(
    ctx: RequestContext,
    addressId: string,
    kind: PostalAddressKind,
  ): SelectQueryBuilder<PostalAddressRefEntity> {
    return this.query(ctx)
      .andWhere('postal_address_ref.addressId = :addressId AND postal_address_ref.kind = :kind', {
        addressId,
        kind,
      })
      .andWhere('postal_address_ref.deleted = :deleted', { deleted: false });
  }
}
