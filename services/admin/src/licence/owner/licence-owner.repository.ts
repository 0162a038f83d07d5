import { LicensedRepository, RepositoryServices, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { LicenceOwnerRow } from './licence-owner.entity';

/** Owners of licences; who was named is audited by name, by the service. */
@Injectable()
export class LicenceOwnerRepository extends LicensedRepository<LicenceOwnerRow> {
  constructor(services: RepositoryServices) {
    super(services, LicenceOwnerRow, { name: 'licenceOwner', audit: false, softDelete: false });
  }

  /** Named first first. */
  findAll(ctx: RequestContext): Promise<LicenceOwnerRow[]> {
    return this.many(this.query(ctx).orderBy('licenceOwner.namedAt').addOrderBy('licenceOwner.id'));
  }
}
