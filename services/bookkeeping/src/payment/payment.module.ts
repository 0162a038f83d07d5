import { Module } from '@nestjs/common';
import { LedgerModule } from '../ledger';
import { OpenItemModule } from '../open-item';
import { ReferenceModule } from '../reference';
import { SettingsModule } from '../settings';
import { BillConsumer } from './bill.consumer';
import { ItemSettler } from './item-settler';
import { AllocationRepository, PaymentRepository } from './payment.repositories';
import { PaymentService } from './payment.service';
import { Prepayments } from './prepayments';
import { ReversalService } from './reversal.service';
import { SettlementService } from './settlement.service';

@Module({
  imports: [LedgerModule, OpenItemModule, ReferenceModule, SettingsModule],
  providers: [
    AllocationRepository,
    BillConsumer,
    ItemSettler,
    PaymentRepository,
    PaymentService,
    Prepayments,
    ReversalService,
    SettlementService,
  ],
  exports: [AllocationRepository, PaymentRepository, PaymentService, ReversalService, SettlementService],
})
export class PaymentModule {}
