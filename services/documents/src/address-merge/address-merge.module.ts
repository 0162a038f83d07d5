import { Module } from '@nestjs/common';
import { DocumentModule } from '../document';
import { RecordsModule } from '../record';
import { AddressMergeConsumer } from './address-merge.consumer';
import { AddressMergeRepository } from './address-merge.repository';

@Module({
  imports: [DocumentModule, RecordsModule],
  providers: [AddressMergeConsumer, AddressMergeRepository],
})
export class AddressMergesModule {}
