export type { DocumentSnapshot, SnapshotPosition } from './document-snapshot';
export { toWish } from './e-invoice-wish';
export type { EInvoiceKind, EInvoiceWish } from './e-invoice-wish';
export type { EpcPayment } from './epc-payment.types';
export { isSettled } from './is-settled';
export { mustTellSupply, supplyPeriod } from './supply-period';
