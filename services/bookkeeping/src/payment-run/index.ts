export { OwnDebits } from './own-debits';
export type { OwnDebit } from './own-debits';
export { PaymentRunBillEntity } from './payment-run-bill.entity';
export { PaymentRunModule } from './payment-run.module';
export { PaymentRunEntity } from './payment-run.entity';
export { RunExecution } from './run-execution.service';
