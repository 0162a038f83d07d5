import type { FieldError } from '@jahrring/contracts-common';
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

/** The same as errors of the document's fields, one for each field: what is missing comes before what is wrong. */
export function checkEInvoice(invoice: EInvoice): FieldError[] {
  const found = new Map<string, FieldError>();
  const broken = brokenRules(invoice);
  for (const { id, field, missing } of [...broken].sort((a, b) => Number(!a.missing) - Number(!b.missing))) {
    if (found.has(field)) continue;
    const code = missing ? 'required' : 'eInvoiceRule';
    found.set(field, { field, code, key: `documents:issue.${code}`, params: { rule: id } });
  }
  return [...found.values()];
}
