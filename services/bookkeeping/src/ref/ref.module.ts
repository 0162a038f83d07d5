import { Module } from '@nestjs/common';
import { RefConsumers } from './ref.consumers';
import { AccountRefRepository, AddressRefRepository, LicenceRefRepository } from './ref.repositories';

@Module({
  providers: [AccountRefRepository, AddressRefRepository, LicenceRefRepository, RefConsumers],
  exports: [AccountRefRepository, AddressRefRepository, LicenceRefRepository],
})
export class RefModule {}
