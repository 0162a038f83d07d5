import { compactIban, isQrIban } from '@jahrring/contracts-common';
import { formatFixed, parseFixed, type Party } from '@jahrring/contracts-documents';
import { supplyPeriod } from '../snapshot';
import type { DocumentSnapshot, EInvoiceWish } from '../snapshot';
import { printTexts } from '../texts';
import { buildParts, type InvoiceParts } from './build-lines';
import {
  cents,
  isFilled,
  sumCents,
  type EInvoice,
  type EInvoiceParty,
  type EInvoicePayment,
  type EInvoiceTotals,
  type VatBreakdown,
} from '@jahrring/contracts-documents/e-invoice';
import { exemptionOf, vatCategory } from './vat-category';

const MONEY_SCALE = 2;
const RATE_SCALE = 2;
const EMAIL_SCHEME = 'EM';
/** Countries whose accounts take part in SEPA, of those the product knows. */
const sepaCountries = ['CH', 'LI', 'DE', 'AT', 'FR', 'IT', 'LU', 'BE', 'NL', 'ES', 'RO', 'GB'];

/** A bill or correction as it stands in its snapshot, in the terms of the norm. */
export function buildEInvoice(document: DocumentSnapshot, wish: EInvoiceWish): EInvoice {
  const { sender, recipient } = document;
  const country = sender?.country ?? 'CH';
  const texts = printTexts(document.language, country);
  const isCredit = document.type === 'bill_correction';
  const parts = buildParts(document, { discount: texts.discount, surcharge: texts.surcharge });
  const breakdown = buildBreakdown(document);
  return {
    profile: wish.kind === 'facturx' ? 'en16931' : 'xrechnung',
    typeCode: isCredit ? '381' : '380',
    number: document.number ?? '',
    issueDate: document.documentDate,
    dueDate: isCredit ? null : document.dueDate,
    currency: document.currency,
    buyerReference: wish.buyerReference,
    orderReference: document.orderNumber,
    projectReference: document.projectNumber,
    precedingInvoices: document.corrects ? [document.corrects] : [],
    notes: [document.title, document.placeOfDelivery ?? ''].filter(isFilled),
    seller: buildSeller(sender),
    buyer: buildBuyer(recipient, wish),
    deliveryDate: supplyPeriod(document).to,
    period: periodOf(document),
    payment: buildPayment(document, isCredit),
    terms: termsOf(document, document.termTitle || texts.net(document.termDays)),
    ...parts,
    breakdown,
    totals: buildTotals(document, parts, breakdown),
  };
}

/**
 * Terms of payment, each cash discount on a line of its own in front (BR-DE-18 of XRechnung): days and percent with two
 * decimals between number signs, and the words after the last line's end.
 */
function termsOf({ cashDiscounts = [] }: DocumentSnapshot, words: string): string {
  const steps = cashDiscounts.map(
    ({ days, percent }) => `#SKONTO#TAGE=${days}#PROZENT=${Number(percent).toFixed(RATE_SCALE)}#\n`,
  );
  return steps.join('') + words;
}

/** VAT by category and rate: two keys of one rate (lodging and reduced in Germany) are one group of the norm. */
function buildBreakdown(document: DocumentSnapshot): VatBreakdown[] {
  const groups = new Map<string, VatBreakdown>();
  for (const { vatKey, rate: given, net, vat } of document.totals.groups) {
    const category = vatCategory(vatKey);
    const rate = category === 'S' ? given : '0';
    const key = `${category} ${parseFixed(rate, RATE_SCALE)}`;
    const known = groups.get(key);
    const sum = (before: string | undefined, more: string) => money(cents(before ?? '0') + cents(more));
    groups.set(key, {
      category,
      rate,
      base: sum(known?.base, net),
      vat: sum(known?.vat, vat),
      ...exemptionOf(category, document.sender?.country ?? 'CH'),
    });
  }
  return [...groups.values()];
}

function buildTotals(
  { totals }: DocumentSnapshot,
  { lines, allowances }: InvoiceParts,
  breakdown: readonly VatBreakdown[],
): EInvoiceTotals {
  const sum = (isCharge: boolean) =>
    sumCents(allowances.filter((part) => part.isCharge === isCharge).map(({ amount }) => amount));
  const net = sumCents(breakdown.map(({ base }) => base));
  const vat = sumCents(breakdown.map((group) => group.vat));
  return {
    lines: money(sumCents(lines.map((line) => line.net))),
    allowances: money(sum(false)),
    charges: money(sum(true)),
    net: money(net),
    vat: money(vat),
    gross: money(net + vat),
    prepaid: totals.deposits?.total ?? money(0n),
    rounding: totals.rounding,
    payable: totals.total,
  };
}

function buildSeller(sender: Party | null): EInvoiceParty {
  return {
    ...partyOf(sender),
    contact: sender && { name: sender.name, phone: sender.phone, email: sender.email },
    electronicAddress: sender?.email ? { scheme: EMAIL_SCHEME, value: sender.email } : null,
  };
}

function buildBuyer(recipient: Party | null, wish: EInvoiceWish): EInvoiceParty {
  const { contactName, electronicAddress, electronicScheme } = wish;
  const address = electronicAddress
    ? { scheme: electronicScheme ?? EMAIL_SCHEME, value: electronicAddress }
    : { scheme: EMAIL_SCHEME, value: recipient?.email ?? '' };
  return {
    ...partyOf(recipient),
    id: recipient?.customerNumber ?? null,
    contact: contactName
      ? { name: contactName, phone: recipient?.phone ?? null, email: recipient?.email ?? null }
      : null,
    electronicAddress: address.value === '' ? null : address,
  };
}

function partyOf(party: Party | null) {
  const street = [party?.street, party?.houseNumber].filter(Boolean).join(' ');
  return {
    id: null,
    name: party?.name ?? '',
    vatId: vatIdOf(party),
    address: {
      street: street || null,
      extra: party?.supplement ?? null,
      zip: party?.zip ?? '',
      city: party?.city ?? '',
      country: party?.country ?? '',
    },
  };
}

/** "CHE-107.787.577 MWST" is `CHE107787577`; a number without its country is given it. */
function vatIdOf(party: Party | null): string | null {
  const compact = (party?.vatNumber ?? '')
    .toUpperCase()
    .replace(/\b(MWST|TVA|IVA|VAT)\b/g, '')
    .replace(/[^0-9A-Z]/g, '');
  if (compact === '') return null;
  return /^[A-Z]{2}/.test(compact) ? compact : `${party?.country ?? ''}${compact}`;
}

function buildPayment(
  { sender, currency, qrBill, epcPayment, number }: DocumentSnapshot,
  isCredit: boolean,
): EInvoicePayment {
  const iban = compactIban(sender?.iban ?? '');
  const reference = qrBill?.reference ?? epcPayment?.reference ?? number;
  if (isCredit || iban === '') return { code: '1', iban: null, accountName: null, reference };
  // A QR-IBAN is for Swiss payments alone.
  const isSepa = currency === 'EUR' && sepaCountries.includes(iban.slice(0, 2)) && !isQrIban(iban);
  return { code: isSepa ? '58' : '30', iban, accountName: sender?.name ?? null, reference };
}

function periodOf(document: DocumentSnapshot): EInvoice['period'] {
  const period = supplyPeriod(document);
  return period.from === period.to ? null : period;
}

function money(value: bigint): string {
  return formatFixed(value, MONEY_SCALE);
}
