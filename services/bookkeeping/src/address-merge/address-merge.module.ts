import { Module } from '@nestjs/common';
import { DebtorModule } from '../debtor';
import { DunningModule } from '../dunning';
import { LedgerModule } from '../ledger';
import { AddressMergeConsumer } from './address-merge.consumer';
import { AddressMergeRepository } from './address-merge.repository';

@Module({
  imports: [DebtorModule, DunningModule, LedgerModule],
  providers: [AddressMergeConsumer, AddressMergeRepository],
})
export class AddressMergeModule {}
