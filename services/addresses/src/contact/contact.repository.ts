import { LicensedRepository, RepositoryServices, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { ContactEntity } from './contact.entity';

@Injectable()
export class ContactRepository extends LicensedRepository<ContactEntity> {
  constructor(services: RepositoryServices) {
    super(services, ContactEntity, { name: 'addressContact' });
  }

  /** By name. */
  ofAddress(ctx: RequestContext, addressId: string): Promise<ContactEntity[]> {
    return this.many(
      this.query(ctx)
        .andWhere('addressContact.addressId = :addressId', { addressId })
        .orderBy('addressContact.lastName', 'ASC')
        .addOrderBy('addressContact.firstName', 'ASC')
        .addOrderBy('addressContact.id', 'ASC'),
    );
  }

  /** It stands in the history of its address. */
  protected override auditedAs({ addressId }: ContactEntity): string {
    return addressId;
  }
}
