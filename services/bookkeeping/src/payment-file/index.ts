export { groupBills } from './group-bills';
export type { PayableBill } from './group-bills';
export { checkPaymentOrder } from './check-payment-order';
export type {
  CreditTransfer,
  PaymentOrder,
  PaymentReference,
  PaymentRefusal,
  PaymentRefusalReason,
  StructuredAddress,
} from './payment-file.types';
export { readStatusReport } from './read-status-report';
export { statusOfTransfer } from './status-of-transfer';
export { StatusReportError } from './status-report.types';
export type { BankStatus, StatusReason, StatusReport, StatusReportFault } from './status-report.types';
export { executionDay, paymentInfoIdOf, PaymentOrderError, writePaymentOrder } from './write-payment-order';
