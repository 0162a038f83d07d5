export { BillState } from './bill-state';
export { PaymentEntity } from './payment.entity';
export { PaymentModule } from './payment.module';
export { PaymentService } from './payment.service';
