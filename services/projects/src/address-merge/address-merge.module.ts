import { Module } from '@nestjs/common';
import { ProjectModule } from '../project';
import { AddressMergeConsumer } from './address-merge.consumer';
import { AddressMergeRepository } from './address-merge.repository';

@Module({
  imports: [ProjectModule],
  providers: [AddressMergeConsumer, AddressMergeRepository],
})
export class AddressMergesModule {}
