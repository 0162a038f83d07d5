import { Module } from '@nestjs/common';
import { LedgerModule } from '../ledger';
import { OpenItemModule } from '../open-item';
import { PaymentModule } from '../payment';
import { ReferenceModule } from '../reference';
import { SettingsModule } from '../settings';
import { SelfBillingController } from './self-billing.controller';
import { SelfBillingService } from './self-billing.service';

@Module({
  imports: [LedgerModule, OpenItemModule, PaymentModule, ReferenceModule, SettingsModule],
  controllers: [SelfBillingController],
  providers: [SelfBillingService],
})
export class SelfBillingModule {}
