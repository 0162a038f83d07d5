import { LicensedRepository, RepositoryServices, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { LicenceOwnerEntity } from './licence-owner.entity';

/** Owners of licences; who was named is audited by name, by the service. */
@Injectable()
export class LicenceOwnerRepository extends LicensedRepository<LicenceOwnerEntity> {
  constructor(services: RepositoryServices) {
    super(services, LicenceOwnerEntity, { name: 'licenceOwner', audit: false, softDelete: false });
  }

  /** Named first first. */
  findAll(ctx: RequestContext): Promise<LicenceOwnerEntity[]> {
    return this.many(this.query(ctx).orderBy('licenceOwner.namedAt').addOrderBy('licenceOwner.id'));
  }
}
