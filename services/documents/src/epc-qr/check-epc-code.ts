import type { FieldError } from '@jahrring/contracts-common';
import type { DocumentSnapshot } from '../snapshot';
import { buildEpcPayment, needsEpcCode, validateEpcPayment, type EpcIssue } from './epc-payment';

/** Stands for the number a draft has not got yet. */
const ANY_NUMBER = 'X';

/** Source of the transfer's data for each issue, and the code of the reported error. */
const told: Readonly<Record<EpcIssue, { field: string; code: string }>> = {
  name: { field: 'sender.name', code: 'required' },
  iban: { field: 'sender.iban', code: 'ibanOther' },
  amount: { field: 'totals.total', code: 'amount' },
  reference: { field: 'reference', code: 'reference' },
  text: { field: 'number', code: 'length' },
  length: { field: 'sender.name', code: 'length' },
};

/** Returns the errors that prevent the code of a bill in euros from being printed, by field; none if it has no code. */
export function checkEpcCode(document: DocumentSnapshot): FieldError[] {
  if (!needsEpcCode(document)) return [];
  const payment = buildEpcPayment({ ...document, number: document.number ?? ANY_NUMBER }, null);
  return validateEpcPayment(payment).map((issue) => {
    const { field, code } = told[issue];
    return { field, code, key: `documents:issue.${code}` };
  });
}
