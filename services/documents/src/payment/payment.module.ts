import { Module } from '@nestjs/common';
import { ChainModule } from '../chain';
import { DocumentModule } from '../document';
import { RecordsModule } from '../record';
import { BillState } from './bill-state';
import { PaymentController } from './payment.controller';
import { PaymentRepository } from './payment.repository';
import { PaymentService } from './payment.service';

@Module({
  imports: [ChainModule, DocumentModule, RecordsModule],
  controllers: [PaymentController],
  providers: [BillState, PaymentRepository, PaymentService],
  exports: [BillState],
})
export class PaymentModule {}
