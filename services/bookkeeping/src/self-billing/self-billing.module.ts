import { Module } from '@nestjs/common';
import { LedgerModule } from '../ledger';
import { OpenItemModule } from '../open-item';
import { PaymentModule } from '../payment';
import { RefModule } from '../ref';
import { SettingsModule } from '../settings';
import { SelfBillingController } from './self-billing.controller';
import { SelfBillingService } from './self-billing.service';

@Module({
  imports: [LedgerModule, OpenItemModule, PaymentModule, RefModule, SettingsModule],
  controllers: [SelfBillingController],
  providers: [SelfBillingService],
})
export class SelfBillingModule {}
