import { LicensedRepository, RepositoryServices, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { PostalAddressEntity } from './postal-address.entity';

@Injectable()
export class PostalAddressRepository extends LicensedRepository<PostalAddressEntity> {
  constructor(services: RepositoryServices) {
    super(services, PostalAddressEntity, { name: 'postalAddress' });
  }

  /** By kind, the default one first, then by town. */
  ofAddress(ctx: RequestContext, addressId: string): Promise<PostalAddressEntity[]> {
    return this.many(
      this.query(ctx)
        .andWhere('postalAddress.addressId = :addressId', { addressId })
        .orderBy('postalAddress.kind', 'ASC')
        .addOrderBy('postalAddress.isDefault', 'DESC')
        .addOrderBy('postalAddress.city', 'ASC')
        .addOrderBy('postalAddress.id', 'ASC'),
    );
  }

  /** It stands in the history of its address. */
  protected override auditedAs({ addressId }: PostalAddressEntity): string {
    return addressId;
  }
}
