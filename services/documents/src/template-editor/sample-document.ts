import { vatRate } from '@jahrring/contracts-common';
import type { Currency } from '@jahrring/contracts-common';
import { computeTotals } from '@jahrring/contracts-documents';
import type { DocumentLanguage, DocumentType, Party } from '@jahrring/contracts-documents';
import { dueDateOf } from '../record';
import type { DocumentSnapshot, SnapshotPosition } from '../snapshot';
import { sampleWords } from './sample-words';

interface SampleGiven {
  type: DocumentType;
  language: DocumentLanguage;
  currency: Currency;
  sender: Party | null;
  today: string;
  introText: string | null;
  closingText: string | null;
  headerText: string;
  footerText: string;
  logoId: string | null;
  termDays: number;
}

/** A draft nobody sent, with the licence as its sender: what a template is looked at with. */
export function sampleDocument(given: SampleGiven): DocumentSnapshot {
  const { type, language, currency, sender, today, termDays, ...printed } = given;
  const words = sampleWords[language];
  const country = sender?.country ?? 'CH';
  const positions = samplePositions(language);
  const rateOf = ({ vatKey }: SnapshotPosition) => vatRate(country, vatKey ?? 'standard', today);
  const { lines, shares, ...totals } = computeTotals({ positions, rateOf, cashRounding: currency === 'CHF' });
  return {
    ...printed,
    ...{ type, language, currency, sender, termDays, totals },
    number: null,
    title: words.title,
    documentDate: today,
    dueDate: dueDateOf(today, termDays),
    deliveryFrom: dueDateOf(today, -12),
    deliveryTo: dueDateOf(today, -2),
    placeOfDelivery: null,
    orderNumber: 'B-7731',
    projectNumber: 'P-241',
    projectTitle: words.title,
    discountPercent: null,
    recipient: sampleRecipient(language, country),
    positions:
      type === 'letter'
        ? []
        : positions.map((position, index) => ({
            ...position,
            workDate: position.kind === 'item' ? today : null,
            vatRate: position.vatKey ? rateOf(position) : null,
            amount: lines[index] ?? null,
            shares: shares[index] ?? null,
          })),
    qrBill: null,
    issuedAt: null,
  };
}

function sampleRecipient(language: DocumentLanguage, country: Party['country']): Party {
  const { recipient, street } = sampleWords[language];
  const place = country === 'DE' ? { zip: '79822', city: 'Titisee' } : { zip: '3400', city: 'Burgdorf' };
  return {
    ...{ name: recipient, supplement: null, street, houseNumber: '7', ...place },
    country: country === 'DE' ? 'DE' : 'CH',
    ...{ email: null, phone: null, vatNumber: null, customerNumber: 'K-1007', iban: null },
  };
}

/** One of each kind that somebody may want to see. */
function samplePositions(language: DocumentLanguage): SnapshotPosition[] {
  const { headings, felling, hauling, planting, care, note } = sampleWords[language];
  return [
    line({ kind: 'heading', text: headings[0] }),
    priced({ text: felling, quantity: '42.5', unit: 'harvest_cubic_metre', unitPrice: '38.5' }),
    priced({ text: hauling, quantity: '8', unit: 'machine_hour', unitPrice: '165', articleNumber: 'M-12' }),
    line({ kind: 'subtotal' }),
    line({ kind: 'heading', text: headings[1] }),
    priced({ text: planting, quantity: '120', unit: 'piece', unitPrice: '6.4', vatKey: 'reduced' }),
    priced({ text: care, quantity: '6', unit: 'hour', unitPrice: '78', optional: true }),
    line({ kind: 'text', text: note }),
  ];
}

function line(change: Partial<SnapshotPosition>): SnapshotPosition {
  return {
    kind: 'text',
    text: '',
    ...{ workDate: null, quantity: null, unit: null, unitPrice: null, discountPercent: null },
    ...{ vatKey: null, vatRate: null, amount: null },
    ...change,
  };
}

function priced(change: Partial<SnapshotPosition>): SnapshotPosition {
  return line({ kind: 'item', vatKey: 'standard', ...change });
}
