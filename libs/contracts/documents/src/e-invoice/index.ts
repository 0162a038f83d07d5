export { brokenRules } from './broken-rules';
export type {
  AllowanceCharge,
  EInvoice,
  EInvoiceLine,
  EInvoiceParty,
  EInvoicePayment,
  EInvoiceProfile,
  EInvoiceTotals,
  PrecedingInvoice,
  VatBreakdown,
  VatCategory,
  VatOf,
} from './e-invoice';
export { cents, FINE_SCALE, isFilled, sumCents } from './rule';
export type { EInvoiceRule } from './rule';
