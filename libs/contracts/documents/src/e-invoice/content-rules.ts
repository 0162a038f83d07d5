import { isIban, isLocalDate } from '@jahrring/contracts-common';
import { unitCodeList } from './unit-code-list';
import { isFilled, cents, type EInvoiceRule } from './rule';

/** Ways of paying that need an account. */
const transfers = ['30', '58'];

/**
 * Rules for the required content of an invoice (EN 16931-1, BR-1 to BR-65 and BR-CO-3 to BR-CO-26 as far as the model
 * can break them).
 */
export const contentRules: readonly EInvoiceRule[] = [
  { id: 'BR-02', field: 'number', missing: true, holds: ({ number }) => isFilled(number) },
  { id: 'BR-03', field: 'documentDate', holds: ({ issueDate }) => isLocalDate(issueDate) },
  { id: 'BR-05', field: 'currency', holds: ({ currency }) => /^[A-Z]{3}$/.test(currency) },
  { id: 'BR-06', field: 'sender.name', missing: true, holds: ({ seller }) => isFilled(seller.name) },
  { id: 'BR-07', field: 'addressId', missing: true, holds: ({ buyer }) => isFilled(buyer.name) },
  { id: 'BR-09', field: 'sender.country', holds: ({ seller }) => isCountry(seller.address.country) },
  { id: 'BR-11', field: 'recipient.country', holds: ({ buyer }) => isCountry(buyer.address.country) },
  { id: 'BR-16', field: 'positions', missing: true, holds: ({ lines }) => lines.length > 0 },
  { id: 'BR-21', field: 'positions', holds: ({ lines }) => areUnique(lines.map(({ id }) => id)) },
  {
    id: 'BR-22',
    field: 'positions',
    holds: ({ lines }) => lines.every(({ quantity }) => isFilled(quantity)),
  },
  {
    id: 'BR-23',
    field: 'positions',
    holds: ({ lines }) => lines.every(({ unitCode }) => isFilled(unitCode)),
  },
  {
    id: 'BR-CL-23',
    field: 'positions',
    holds: ({ lines }) => lines.every(({ unitCode }) => unitCodeList.has(unitCode)),
  },
  // In UBL such a beginning would be read as the code of the note's subject.
  { id: 'BR-CL-08', field: 'title', holds: ({ notes }) => !/^[^#]*#[^#]{3}#/.test(notes.join('\n')) },
  { id: 'BR-25', field: 'positions', holds: ({ lines }) => lines.every(({ name }) => isFilled(name)) },
  {
    id: 'BR-27',
    field: 'positions',
    holds: ({ lines }) => lines.every(({ price }) => !price.startsWith('-')),
  },
  { id: 'BR-29', field: 'deliveryTo', holds: ({ period }) => !period || period.from <= period.to },
  { id: 'BR-32', field: 'positions', holds: ({ allowances }) => allowances.every(({ vat }) => vat !== null) },
  {
    id: 'BR-33',
    field: 'positions',
    holds: ({ allowances, lines }) =>
      [...allowances, ...lines.flatMap((line) => line.allowances)].every(({ reason }) => isFilled(reason)),
  },
  {
    id: 'BR-50',
    field: 'sender.iban',
    holds: ({ payment }) => !transfers.includes(payment.code) || isIban(payment.iban ?? ''),
  },
  {
    id: 'BR-55',
    field: 'positions',
    holds: ({ precedingInvoices }) => precedingInvoices.every(({ number }) => isFilled(number)),
  },
  {
    id: 'BR-62',
    field: 'sender.email',
    holds: ({ seller }) => hasScheme(seller.electronicAddress),
  },
  {
    id: 'BR-63',
    field: 'recipient.electronicAddress',
    holds: ({ buyer }) => hasScheme(buyer.electronicAddress),
  },
  {
    id: 'BR-CO-09',
    field: 'sender.vatNumber',
    holds: ({ seller }) => hasCountry(seller.vatId),
  },
  {
    id: 'BR-CO-09',
    field: 'recipient.vatNumber',
    holds: ({ buyer }) => hasCountry(buyer.vatId),
  },
  { id: 'BR-CO-18', field: 'positions', holds: ({ breakdown }) => breakdown.length > 0 },
  {
    id: 'BR-CO-25',
    field: 'termDays',
    holds: ({ totals, dueDate, terms }) =>
      cents(totals.payable) <= 0n || isFilled(dueDate) || isFilled(terms),
  },
  {
    id: 'BR-CO-26',
    field: 'sender.vatNumber',
    missing: true,
    holds: ({ seller }) => isFilled(seller.vatId) || isFilled(seller.id),
  },
];

function isCountry(code: string): boolean {
  return /^[A-Z]{2}$/.test(code);
}

function areUnique(ids: readonly string[]): boolean {
  return ids.every(isFilled) && new Set(ids).size === ids.length;
}

function hasScheme(address: { scheme: string; value: string } | null): boolean {
  return address === null || (isFilled(address.scheme) && isFilled(address.value));
}

function hasCountry(vatId: string | null): boolean {
  return vatId === null || /^[A-Z]{2}[0-9A-Z]/.test(vatId);
}
