import { Module } from '@nestjs/common';
import { AddressModule } from '../address';
import { PostalAddressController } from './postal-address.controller';
import { PostalAddressRepository } from './postal-address.repository';
import { PostalAddressService } from './postal-address.service';

@Module({
  imports: [AddressModule],
  controllers: [PostalAddressController],
  providers: [PostalAddressRepository, PostalAddressService],
  exports: [PostalAddressRepository, PostalAddressService],
})
export class PostalAddressModule {}
