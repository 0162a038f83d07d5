import { Module } from '@nestjs/common';
import { IdentityRecordsModule } from '../identity-record';
import { SessionsModule } from '../session';
import { AddressMergeConsumer } from './address-merge.consumer';
import { AddressMergeRepository } from './address-merge.repository';

@Module({
  imports: [IdentityRecordsModule, SessionsModule],
  providers: [AddressMergeConsumer, AddressMergeRepository],
})
export class AddressMergesModule {}
