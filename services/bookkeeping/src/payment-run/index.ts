export { ManualExecutionService } from './manual-execution.service';
export { OwnDebits } from './own-debits';
export type { OwnDebit } from './own-debits';
export { PaymentFileService } from './payment-file.service';
export { PaymentRunBillEntity } from './payment-run-bill.entity';
export { PaymentRunModule } from './payment-run.module';
export { PaymentRunService } from './payment-run.service';
export { PaymentRunEntity } from './payment-run.entity';
export { RunExecution } from './run-execution.service';
