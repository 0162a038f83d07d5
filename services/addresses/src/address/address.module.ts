import { Module } from '@nestjs/common';
import { OpenAmountModule } from '../open-amount';
import { AddressInternalController } from './address-internal.controller';
import { AddressController } from './address.controller';
import { AddressOrders } from './address-orders';
import { AddressRepository } from './address.repository';
import { AddressService } from './address.service';
import { AddressViews } from './address.views';

@Module({
  imports: [OpenAmountModule],
  controllers: [AddressController, AddressInternalController],
  providers: [AddressOrders, AddressRepository, AddressService, AddressViews],
  exports: [AddressRepository, AddressService],
})
export class AddressModule {}
