import { Module } from '@nestjs/common';
import { AddressModule } from '../address';
import { AddressSearchController } from './address-search.controller';

@Module({
  imports: [AddressModule],
  controllers: [AddressSearchController],
})
export class SearchModule {}
