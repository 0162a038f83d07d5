import { Module } from '@nestjs/common';
import { AddressModule } from '../address';
import { OpenAmountModule } from '../open-amount';
import { BillRefRepository } from './bill.reference';
import { BillConsumer } from './bill.consumer';

@Module({
  imports: [AddressModule, OpenAmountModule],
  providers: [BillConsumer, BillRefRepository],
  exports: [BillRefRepository],
})
export class BillModule {}
