export { AllocationEntity } from './allocation.entity';
export { PaymentEntity } from './payment.entity';
export type { ItemShare, NewPayment } from './payment.input';
export { PaymentModule } from './payment.module';
export { AllocationRepository, paymentColumns, PaymentRepository } from './payment.repositories';
export { PaymentService } from './payment.service';
export { ReversalService } from './reversal.service';
export type { ReversalOptions } from './reversal.service';
export { SettlementService } from './settlement.service';
