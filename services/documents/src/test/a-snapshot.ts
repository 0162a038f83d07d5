import { vatRate } from '@jahrring/contracts-common';
import { computeTotals } from '@jahrring/contracts-documents';
import type { Party } from '@jahrring/contracts-documents';
import type { DocumentSnapshot, SnapshotPosition } from '../snapshot/document-snapshot';

/** Builders of valid printed documents for tests; a test changes only what it is about. */
export function aParty(change: Partial<Party> = {}): Party {
  return {
    name: 'Forstbetrieb Bergwald',
    supplement: null,
    street: 'Waldstrasse',
    houseNumber: '12',
    zip: '3550',
    city: 'Langnau i. E.',
    country: 'CH',
    email: 'info@bergwald.test',
    phone: '+41 34 402 11 22',
    vatNumber: 'CHE-123.456.788 MWST',
    customerNumber: null,
    iban: 'CH4431999123000889012',
    ...change,
  };
}

export function aPosition(change: Partial<SnapshotPosition> = {}): SnapshotPosition {
  return {
    kind: 'item',
    text: 'Holzen im Schlag Hinterwald, Fällen und Aufrüsten',
    workDate: '2026-11-03',
    quantity: '12.500',
    unit: 'hour',
    unitPrice: '72.0000',
    discountPercent: null,
    vatKey: 'standard',
    vatRate: '8.1',
    amount: null,
    ...change,
  };
}

export function aSnapshot(change: Partial<DocumentSnapshot> = {}): DocumentSnapshot {
  const given = change.positions ?? [
    aPosition(),
    aPosition({ text: 'Rücken mit Forsttraktor', unit: 'machine_hour', quantity: '8', unitPrice: '165' }),
    aPosition({
      text: 'Pflanzung Douglasie',
      unit: 'piece',
      quantity: '1111',
      unitPrice: '1.85',
      vatKey: 'reduced',
      discountPercent: '5',
    }),
    aPosition({
      kind: 'text',
      text: 'Arbeiten gemäss Begehung vom 3. November.',
      quantity: null,
      unit: null,
      unitPrice: null,
      vatKey: null,
    }),
  ];
  const rateOf = (position: SnapshotPosition) => vatRate('CH', position.vatKey ?? 'standard', '2026-11-03');
  const { lines, ...totals } = computeTotals({ positions: given, rateOf, cashRounding: true });
  const positions = given.map((position, index) => ({
    ...position,
    vatRate: position.kind === 'item' ? rateOf(position) : null,
    amount: lines[index] ?? null,
  }));
  return {
    type: 'bill',
    number: '2026-0042',
    title: 'Holzschlag Hinterwald, Winter 2026',
    documentDate: '2026-11-20',
    dueDate: '2026-12-20',
    termDays: 30,
    deliveryFrom: '2026-11-03',
    deliveryTo: '2026-11-18',
    placeOfDelivery: null,
    orderNumber: 'B-7731',
    currency: 'CHF',
    language: 'de',
    projectNumber: 'P-241',
    projectTitle: 'Holzschlag Hinterwald',
    introText: 'Besten Dank für Ihren Auftrag. Wir erlauben uns, folgende Leistungen in Rechnung zu stellen:',
    closingText: 'Freundliche Grüsse\nForstbetrieb Bergwald',
    discountPercent: null,
    recipient: aParty({
      name: 'Łukasz Müller Sägewerk AG',
      street: 'Sägestrasse',
      houseNumber: '7a',
      zip: '3400',
      city: 'Burgdorf',
      customerNumber: 'K-1007',
      vatNumber: null,
      iban: null,
    }),
    sender: aParty(),
    totals,
    qrBill: {
      iban: 'CH4431999123000889012',
      creditor: {
        name: 'Forstbetrieb Bergwald',
        street: 'Waldstrasse',
        buildingNumber: '12',
        postalCode: '3550',
        town: 'Langnau i. E.',
        country: 'CH',
      },
      debtor: {
        name: 'Łukasz Müller Sägewerk AG',
        street: 'Sägestrasse',
        buildingNumber: '7a',
        postalCode: '3400',
        town: 'Burgdorf',
        country: 'CH',
      },
      amount: totals.total,
      currency: 'CHF',
      referenceType: 'QRR',
      reference: '210000000003139471430009017',
      message: 'Rechnung 2026-0042',
    },
    issuedAt: '2026-11-20T09:30:00.000Z',
    ...change,
    positions,
  };
}
