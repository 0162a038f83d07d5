export { AllocationEntity } from './allocation.entity';
export { PaymentEntity } from './payment.entity';
export type { ItemShare } from './payment.input';
export { PaymentModule } from './payment.module';
export { AllocationRepository, paymentColumns, PaymentRepository } from './payment.repositories';
export { PaymentService } from './payment.service';
export { ReversalService } from './reversal.service';
export { shareBase } from './settlement-lines';
export { SettlementService } from './settlement.service';
