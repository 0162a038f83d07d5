import type { FieldError } from '@jahrring/contracts-common';
import { brokenRules, type EInvoice } from '@jahrring/contracts-documents/e-invoice';

/** The rules an invoice breaks as errors of the document's fields, one for each field: what is missing comes before what is wrong. */
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
