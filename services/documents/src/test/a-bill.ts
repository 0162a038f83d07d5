import { vatRate, type Country } from '@jahrring/contracts-common';
import { computeTotals, type Party } from '@jahrring/contracts-documents';
import type { DocumentSnapshot, SnapshotPosition } from '../snapshot/document-snapshot';
import { aParty, aSnapshot } from './a-snapshot';
import type { EInvoiceWish } from '../snapshot/e-invoice-wish';

/** Builders of bills for tests of electronic invoices: from Germany, in euros, to a public office. */
export const germanSeller = (): Party =>
  aParty({
    name: 'Forstservice Schwarzwald GmbH',
    street: 'Talweg',
    houseNumber: '3',
    zip: '79837',
    city: 'St. Blasien',
    country: 'DE',
    email: 'rechnung@forstservice.test',
    phone: '+49 7672 1234',
    vatNumber: 'DE123456789',
    iban: 'DE02120300000000202051',
  });

export const germanBuyer = (): Party =>
  aParty({
    name: 'Stadt Freiburg, Forstamt',
    street: 'Günterstalstraße',
    houseNumber: '71',
    zip: '79100',
    city: 'Freiburg',
    country: 'DE',
    email: 'eingang@freiburg.test',
    phone: null,
    vatNumber: 'DE987654321',
    customerNumber: 'K-77',
    iban: null,
  });

export function aWish(change: Partial<EInvoiceWish> = {}): EInvoiceWish {
  return {
    kind: 'xrechnung_cii',
    buyerReference: '08311000-FORST01-42',
    electronicAddress: null,
    electronicScheme: null,
    contactName: null,
    ...change,
  };
}

export function aLine(change: Partial<SnapshotPosition> = {}): SnapshotPosition {
  return {
    kind: 'item',
    text: 'Holzernte im Stadtwald\nAbteilung 12, motormanuell',
    workDate: '2026-11-03',
    quantity: '12.500',
    unit: 'hour',
    unitPrice: '72.0000',
    discountPercent: null,
    vatKey: 'standard',
    vatRate: null,
    amount: null,
    ...change,
  };
}

/** An issued bill with its sums computed as the service computes them. */
export function aBill(
  positions: readonly SnapshotPosition[],
  change: Partial<DocumentSnapshot> = {},
): DocumentSnapshot {
  const country: Country = change.sender?.country ?? 'DE';
  const rateOf = ({ vatKey }: { vatKey?: SnapshotPosition['vatKey'] | undefined }) =>
    vatRate(country, vatKey ?? 'standard', '2026-11-20');
  const { lines, shares, ...totals } = computeTotals({ ...change, positions, rateOf });
  const snapshot = aSnapshot({
    number: 'R-2026-0042',
    title: 'Holzernte Herbst 2026',
    currency: 'EUR',
    sender: germanSeller(),
    recipient: germanBuyer(),
    qrBill: null,
    totals,
    eInvoice: aWish(),
    ...change,
  });
  const computed = positions.map((position, index) => ({
    ...position,
    vatRate: position.kind === 'item' ? rateOf(position) : null,
    amount: lines[index] ?? null,
    shares: shares[index] ?? null,
  }));
  return { ...snapshot, positions: computed };
}

/** Bills every receiver's check must pass. */
export const validBills: Readonly<Record<string, () => DocumentSnapshot>> = {
  discounts: () =>
    aBill(
      [
        aLine({ discountPercent: '7.5' }),
        aLine({ text: 'Rücken', unit: 'm3', quantity: '33.333', unitPrice: '18.4575', surchargePercent: '10' }),
        aLine({ kind: 'discount', text: 'Treuerabatt', discountAmount: '25.00', quantity: null, unitPrice: null, vatKey: null }),
        aLine({ text: 'Transport', unit: 'km', quantity: '84', unitPrice: '2.15', discountAmount: '10.60' }),
      ],
      { discountPercent: '3', surchargeAmount: '12.35' },
    ),
  'several rates': () =>
    aBill([
      aLine(),
      aLine({ text: 'Brennholz, ofenfertig', unit: 'loose_cubic_metre', quantity: '7', unitPrice: '89.90', vatKey: 'reduced' }),
      aLine({ text: 'Übernachtung der Mannschaft', unit: 'piece', quantity: '2', unitPrice: '65', vatKey: 'lodging' }),
      aLine({ text: 'Zurückgenommene Ware', unit: 'piece', quantity: '1', unitPrice: '-14.95', vatKey: 'reduced' }),
    ]),
  'what a last part carries': () =>
    aBill(
      [
        aLine({ quantity: '3.333' }),
        aLine({ text: 'Brennholz', unit: 'stere', quantity: '7', unitPrice: '89.90', vatKey: 'reduced' }),
        aLine({
          kind: 'discount',
          text: 'Ausgleich zum Gesamtbetrag',
          discountAmount: '0.01',
          allocations: [
            { vatKey: 'standard', rate: vatRate('DE', 'standard', '2026-11-20'), net: '-0.02', vat: '0.02' },
            { vatKey: 'reduced', rate: vatRate('DE', 'reduced', '2026-11-20'), net: '0.01', vat: '-0.01' },
          ],
          quantity: null,
          unitPrice: null,
          vatKey: null,
        }),
      ],
      { discountPercent: '3' },
    ),
  exempt: () => aBill([aLine({ vatKey: 'exempt', text: 'Rundholz aus eigenem Wald', unit: 'm3', quantity: '120.5', unitPrice: '78.5' })]),
  correction: () =>
    aBill([aLine({ quantity: '2.5' })], {
      type: 'bill_correction',
      number: 'G-2026-0003',
      corrects: { number: 'R-2026-0042', date: '2026-11-20' },
    }),
  'reverse charge': () =>
    aBill([aLine({ vatKey: 'reverse' })], {
      recipient: {
        ...germanBuyer(),
        name: 'Sägewerk Tirol GmbH',
        country: 'AT',
        zip: '6020',
        city: 'Innsbruck',
        vatNumber: 'ATU12345678',
      },
    }),
}; // oxfmt-ignore
