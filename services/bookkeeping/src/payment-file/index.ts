export { groupBills } from './group-bills';
export { checkPaymentOrder } from './check-payment-order';
export type {
  CreditTransfer,
  PaymentOrder,
  PaymentReference,
  PaymentRefusalReason,
  StructuredAddress,
} from './payment-file.types';
export { readStatusReport } from './read-status-report';
export { statusOfTransfer } from './status-of-transfer';
export { StatusReportError } from './status-report.types';
export type { StatusReport } from './status-report.types';
export { executionDay, paymentInfoIdOf, writePaymentOrder } from './write-payment-order';
