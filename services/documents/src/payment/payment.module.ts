import { Module } from '@nestjs/common';
import { ChainModule } from '../chain';
import { DocumentModule } from '../document';
import { RecordsModule } from '../record';
import { ReferenceModule } from '../reference';
import { BillState } from './bill-state';
import { CreditCheckService } from './credit-check.service';
import { PaymentController } from './payment.controller';
import { PaymentPublisher } from './payment.publisher';
import { PaymentRepository } from './payment.repository';
import { PaymentService } from './payment.service';
import { SettlementConsumer } from './settlement.consumer';

@Module({
  imports: [ChainModule, DocumentModule, RecordsModule, ReferenceModule],
  controllers: [PaymentController],
  providers: [
    BillState,
    CreditCheckService,
    PaymentPublisher,
    PaymentRepository,
    PaymentService,
    SettlementConsumer,
  ],
  exports: [BillState],
})
export class PaymentModule {}
