import { LicensedRepository, RepositoryServices } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { AddressMergeEntity } from './address-merge.entity';

@Injectable()
export class AddressMergeRepository extends LicensedRepository<AddressMergeEntity> {
  constructor(services: RepositoryServices) {
    super(services, AddressMergeEntity, {
      name: 'addressMerge',
      audit: false,
      softDelete: false,
      sharesIds: true,
    });
  }
}
