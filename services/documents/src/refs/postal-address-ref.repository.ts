import type { PostalAddressKind } from '@jahrring/contracts-addresses';
import { ReferenceRepository, RepositoryServices } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
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
    const query = this.query(ctx)
      .andWhere('postal_address_ref.addressId = :addressId AND postal_address_ref.kind = :kind', {
        addressId,
        kind,
      })
      .andWhere('postal_address_ref.isDefault = :isDefault AND postal_address_ref.deleted = :deleted', {
        isDefault: true,
        deleted: false,
      });
    // While two events are on their way both may say so: the later one holds.
    return this.one(query.orderBy('postal_address_ref.occurredAt', 'DESC').limit(1));
  }
}
