import type { EInvoice } from './e-invoice';
import { isFilled, type EInvoiceRule } from './rule';

const filled =
  (pick: (invoice: EInvoice) => string | null | undefined) =>
  (invoice: EInvoice): boolean =>
    isFilled(pick(invoice));

/** A line that begins with a number sign is read as a cash discount, and must be one whole. */
function areDiscountsReadable(terms: string): boolean {
  const lines = terms.split('\n').filter((line) => line.trim().startsWith('#'));
  return lines.every((line) => /^#SKONTO#TAGE=\d+#PROZENT=\d+\.\d{2}#$/.test(line));
}

/**
 * Rules that Germany requires beyond the standard (XRechnung 3.0, BR-DE-*, and those of Peppol's rules that it has
 * adopted).
 */
export const xRechnungRules: readonly EInvoiceRule[] = [
  { id: 'BR-DE-01', field: 'sender.iban', missing: true, holds: filled(({ payment }) => payment.code) },
  { id: 'BR-DE-03', field: 'sender.city', missing: true, holds: filled(({ seller }) => seller.address.city) },
  { id: 'BR-DE-04', field: 'sender.zip', missing: true, holds: filled(({ seller }) => seller.address.zip) },
  {
    id: 'BR-DE-05',
    field: 'sender.name',
    missing: true,
    holds: filled(({ seller }) => seller.contact?.name),
  },
  {
    id: 'BR-DE-06',
    field: 'sender.phone',
    missing: true,
    holds: filled(({ seller }) => seller.contact?.phone),
  },
  {
    id: 'BR-DE-07',
    field: 'sender.email',
    missing: true,
    holds: filled(({ seller }) => seller.contact?.email),
  },
  {
    id: 'BR-DE-08',
    field: 'recipient.city',
    missing: true,
    holds: filled(({ buyer }) => buyer.address.city),
  },
  { id: 'BR-DE-09', field: 'recipient.zip', missing: true, holds: filled(({ buyer }) => buyer.address.zip) },
  {
    id: 'BR-DE-15',
    field: 'recipient.buyerReference',
    missing: true,
    holds: filled(({ buyerReference }) => buyerReference),
  },
  { id: 'BR-DE-16', field: 'sender.vatNumber', missing: true, holds: filled(({ seller }) => seller.vatId) },
  { id: 'BR-DE-18', field: 'termTitle', holds: ({ terms }) => areDiscountsReadable(terms ?? '') },
  {
    id: 'BR-DE-27',
    field: 'sender.phone',
    holds: ({ seller }) => (seller.contact?.phone ?? '').replace(/\D/g, '').length >= 3,
  },
  {
    id: 'BR-DE-28',
    field: 'sender.email',
    holds: ({ seller }) => /^[^@\s.][^@\s]*[^@\s.]@[^@\s.]+(\.[^@\s.]+)+$/.test(seller.contact?.email ?? ''),
  },
  {
    id: 'PEPPOL-EN16931-R010',
    field: 'recipient.electronicAddress',
    missing: true,
    holds: filled(({ buyer }) => buyer.electronicAddress?.value),
  },
  {
    id: 'PEPPOL-EN16931-R020',
    field: 'sender.email',
    missing: true,
    holds: filled(({ seller }) => seller.electronicAddress?.value),
  },
];
