import { consumerOf } from '@jahrring/service-kit';
import { Module } from '@nestjs/common';
import { AddressRefRepository } from './address.reference';
import { LicenceRefRepository } from './licence.reference';

const repositories = [AddressRefRepository, LicenceRefRepository];

@Module({
  providers: [...repositories, consumerOf(AddressRefRepository), consumerOf(LicenceRefRepository)],
  exports: repositories,
})
export class ReferenceModule {}
