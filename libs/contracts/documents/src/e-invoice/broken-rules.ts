import { amountRules } from './amount-rules';
import { contentRules } from './content-rules';
import type { EInvoice } from './e-invoice';
import type { EInvoiceRule } from './rule';
import { vatRules } from './vat-rules';
import { xRechnungRules } from './xrechnung-rules';

const normRules = [...contentRules, ...amountRules, ...vatRules];

/** The rules an invoice breaks, by name; empty when a receiver's check would find nothing of what is known here. */
export function brokenRules(invoice: EInvoice): EInvoiceRule[] {
  const rules = invoice.profile === 'xrechnung' ? [...normRules, ...xRechnungRules] : normRules;
  return rules.filter(({ holds }) => !holds(invoice));
}
