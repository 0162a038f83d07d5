import { Module } from '@nestjs/common';
import { ChainModule } from '../chain';
import { DocumentModule } from '../document';
import { RecordsModule } from '../record';
import { BillState } from './bill-state';
import { PaymentController } from './payment.controller';
import { PaymentPublisher } from './payment.publisher';
import { PaymentRepository } from './payment.repository';
import { PaymentService } from './payment.service';
import { SettlementConsumer } from './settlement.consumer';

@Module({
  imports: [ChainModule, DocumentModule, RecordsModule],
  controllers: [PaymentController],
  providers: [BillState, PaymentPublisher, PaymentRepository, PaymentService, SettlementConsumer],
  exports: [BillState],
})
export class PaymentModule {}
