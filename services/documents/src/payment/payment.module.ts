import { Module } from '@nestjs/common';
import { ChainModule } from '../chain';
import { DocumentModule } from '../document';
import { RecordsModule } from '../record';
import { ReferencesModule } from '../refs';
import { BillState } from './bill-state';
import { CreditCheckService } from './credit-check.service';
import { PaymentController } from './payment.controller';
import { PaymentPublisher } from './payment.publisher';
import { PaymentRepository } from './payment.repository';
import { PaymentService } from './payment.service';
import { ReceivablesConsumer } from './receivables.consumer';
import { SettlementConsumer } from './settlement.consumer';

@Module({
  imports: [ChainModule, DocumentModule, RecordsModule, ReferencesModule],
  controllers: [PaymentController],
  providers: [
    BillState,
    CreditCheckService,
    PaymentPublisher,
    PaymentRepository,
    PaymentService,
    ReceivablesConsumer,
    SettlementConsumer,
  ],
  exports: [BillState],
})
export class PaymentModule {}
