export { brokenRules } from './broken-rules';
export type { EInvoice, EInvoiceParty, EInvoicePayment, EInvoiceProfile } from './e-invoice';
export type {
  AllowanceCharge,
  EInvoiceLine,
  EInvoiceTotals,
  VatBreakdown,
  VatCategory,
  VatOf,
} from './e-invoice-amounts';
export { cents, FINE_SCALE, isFilled, sumCents } from './rule';
