import { units } from '@jahrring/contracts-common';
import { brokenRules } from '@jahrring/contracts-documents/e-invoice';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DocumentSnapshot } from '../snapshot/document-snapshot';
import { aBill, aLine, aWish, validBills, germanBuyer, germanSeller } from '../test/a-bill';
import { buildEInvoice } from './build-e-invoice';
import { checkEInvoice } from './check-e-invoice';
import type { EInvoiceKind } from '../snapshot/e-invoice-wish';
import { readXml, textsAt, type ReadElement } from './read-xml';
import { writeEInvoice } from './write-e-invoice';

const kinds: readonly EInvoiceKind[] = ['facturx', 'xrechnung_cii', 'xrechnung_ubl'];

function invoiceOf(bill: DocumentSnapshot, kind: EInvoiceKind = 'xrechnung_cii') {
  return buildEInvoice(bill, aWish({ kind }));
}

function xmlOf(bill: DocumentSnapshot, kind: EInvoiceKind): ReadElement {
  const written = writeEInvoice({ ...bill, eInvoice: aWish({ kind }) });
  return readXml(String(written?.xml));
}

describe.each(Object.entries(validBills))('an electronic invoice with %s', (_, bill) => {
  it.each(kinds)('breaks no rule as %s', (kind) => {
    expect(brokenRules(invoiceOf(bill(), kind)).map(({ id }) => id)).toEqual([]);
  });

  it('asks for what the bill asks for, in both syntaxes', () => {
    const { totals, number } = bill();
    const cii = xmlOf(bill(), 'xrechnung_cii');
    const ubl = xmlOf(bill(), 'xrechnung_ubl');
    const settlement = 'SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement';
    const sums = `${settlement}/SpecifiedTradeSettlementHeaderMonetarySummation`;
    expect(textsAt(cii, `${sums}/DuePayableAmount`)).toEqual([totals.total]);
    expect(textsAt(ubl, 'LegalMonetaryTotal/PayableAmount')).toEqual([totals.total]);
    expect(textsAt(cii, `${sums}/TaxTotalAmount`)).toEqual([totals.vat]);
    expect(textsAt(ubl, 'TaxTotal/TaxAmount')).toEqual([totals.vat]);
    expect([...textsAt(cii, 'ExchangedDocument/ID'), ...textsAt(ubl, 'ID')]).toEqual([number, number]);
  });

  it('has no element without content', () => {
    for (const kind of kinds) expect(emptyElements(xmlOf(bill(), kind))).toEqual([]);
  });
});

describe('units of an electronic invoice', () => {
  it.each(units)('%s has a code of the recommendation', (unit) => {
    const invoice = invoiceOf(aBill([aLine({ unit })]));
    expect(brokenRules(invoice).map(({ id }) => id)).toEqual([]);
  });

  it('are refused where the recommendation does not know their code', () => {
    const invoice = invoiceOf(aBill([aLine()]));
    for (const unitCode of ['HAR', 'ARE', '', 'hur']) {
      const lines = invoice.lines.map((line) => ({ ...line, unitCode }));
      const fields = checkEInvoice({ ...invoice, lines }).map(({ field }) => field);
      expect([unitCode, fields]).toEqual([unitCode, ['positions']]);
    }
  });
});

describe('the day of supply', () => {
  const paths = {
    day: 'SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/ActualDeliverySupplyChainEvent/OccurrenceDateTime/DateTimeString',
    from: 'SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/BillingSpecifiedPeriod/StartDateTime/DateTimeString',
  };

  it('is that of the lines where the document has none', () => {
    const lines = [aLine({ workDate: '2026-11-03' }), aLine({ workDate: '2026-11-07' })];
    const cii = xmlOf(aBill(lines, { deliveryFrom: null, deliveryTo: null }), 'xrechnung_cii');
    expect([textsAt(cii, paths.day), textsAt(cii, paths.from)]).toEqual([['20261107'], ['20261103']]);
  });
});

describe('the content of an electronic invoice', () => {
  it('names profile and process', () => {
    const bill = aBill([aLine()]);
    const guideline = 'urn:cen.eu:en16931:2017';
    const context = 'ExchangedDocumentContext/GuidelineSpecifiedDocumentContextParameter/ID';
    expect(textsAt(xmlOf(bill, 'facturx'), context)).toEqual([guideline]);
    expect(textsAt(xmlOf(bill, 'xrechnung_ubl'), 'CustomizationID')).toEqual([
      `${guideline}#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0`,
    ]);
    expect(textsAt(xmlOf(bill, 'xrechnung_ubl'), 'ProfileID')).toEqual([
      'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
    ]);
  });

  it('is a credit note of its own in UBL, with the bill it corrects', () => {
    const ubl = xmlOf(validBills['correction']!(), 'xrechnung_ubl');
    expect([ubl.name, ...textsAt(ubl, 'CreditNoteTypeCode')]).toEqual(['CreditNote', '381']);
    expect(textsAt(ubl, 'BillingReference/InvoiceDocumentReference/ID')).toEqual(['R-2026-0042']);
    expect(textsAt(ubl, 'CreditNoteLine/CreditedQuantity')).toEqual(['2.500']);
  });

  it.each(kinds)('tells cash discounts in the form of XRechnung, each on a line that ends, as %s', (kind) => {
    const cashDiscounts = [
      { days: 10, percent: '2' },
      { days: 20, percent: '1.5' },
    ];
    const bill = aBill([aLine()], { cashDiscounts });
    const terms = invoiceOf(bill, kind).terms ?? '';
    expect(terms).toBe('#SKONTO#TAGE=10#PROZENT=2.00#\n#SKONTO#TAGE=20#PROZENT=1.50#\n30 Tage netto');
    expect(brokenRules(invoiceOf(bill, kind)).map(({ id }) => id)).toEqual([]);
    expect(String(writeEInvoice({ ...bill, eInvoice: aWish({ kind }) })?.xml)).toContain(`>${terms}<`);
  });

  it('takes no other line that begins with a number sign', () => {
    const bill = aBill([aLine()], { termTitle: '#SKONTO# 2 % 10 Tage' });
    expect(brokenRules(invoiceOf(bill)).map(({ id }) => id)).toEqual(['BR-DE-18']);
  });

  it('says why no VAT is charged', () => {
    const exempt = invoiceOf(validBills['exempt']!()).breakdown;
    expect(exempt).toMatchObject([
      { category: 'E', rate: '0', vat: '0.00', reason: 'Umsatzsteuerfrei nach § 4 UStG' },
    ]);
    const reverse = invoiceOf(validBills['reverse charge']!()).breakdown;
    expect(reverse).toMatchObject([{ category: 'AE', reasonCode: 'VATEX-EU-AE' }]);
  });

  it('puts two keys of one rate into one group', () => {
    const { breakdown } = invoiceOf(validBills['several rates']!());
    expect(breakdown.map(({ category, rate }) => `${category} ${rate}`)).toEqual(['S 19.0', 'S 7.0']);
  });

  it('gives a negative price to the quantity', () => {
    const line = invoiceOf(validBills['several rates']!()).lines.at(-1);
    expect(line).toMatchObject({ quantity: '-1.000', price: '14.9500', net: '-14.95' });
  });

  it('takes deposits as paid in advance', () => {
    const deposit = aLine({
      kind: 'deposit',
      text: 'Anzahlung',
      vatKey: null,
      quantity: null,
      unitPrice: null,
      allocations: [{ vatKey: 'standard', rate: '19.0', net: '500.00', vat: '95.00' }],
    });
    const { totals } = invoiceOf(aBill([aLine(), deposit]));
    expect(totals).toMatchObject({ net: '900.00', gross: '1071.00', prepaid: '595.00', payable: '476.00' });
  });

  it('leaves out optional lines and parts of a collective one', () => {
    const bill = aBill([aLine(), aLine({ optional: true }), aLine({ isPart: true })]);
    expect(invoiceOf(bill).lines).toHaveLength(1);
  });

  it('names the account, with SEPA for euros', () => {
    expect(invoiceOf(aBill([aLine()])).payment).toEqual({
      code: '58',
      iban: 'DE02120300000000202051',
      accountName: 'Forstservice Schwarzwald GmbH',
      reference: 'R-2026-0042',
    });
  });

  it('pays to a QR-IBAN by a Swiss transfer', () => {
    const sender = { ...germanSeller(), country: 'CH' as const, iban: 'CH4431999123000889012' };
    expect(invoiceOf(aBill([aLine()], { sender })).payment.code).toBe('30');
  });

  it('writes a Swiss VAT number with its country and nothing else', () => {
    const sender = { ...germanSeller(), country: 'CH' as const, vatNumber: 'CHE-107.787.577 MWST' };
    expect(invoiceOf(aBill([aLine()], { sender })).seller.vatId).toBe('CHE107787577');
  });
});

describe('what keeps an invoice from being sent', () => {
  const fieldsOf = (change: Partial<DocumentSnapshot>, wish = {}) =>
    checkEInvoice(buildEInvoice(aBill([aLine()], change), aWish(wish))).map(
      ({ field, code }) => `${field}: ${code}`,
    );

  it('is a missing reference, address, phone or number of the tax office', () => {
    const sender = { ...germanSeller(), phone: null, vatNumber: null };
    const recipient = { ...germanBuyer(), email: null };
    expect(fieldsOf({ sender, recipient }, { buyerReference: null }).sort()).toEqual([
      'recipient.buyerReference: required',
      'recipient.electronicAddress: required',
      'sender.phone: required',
      'sender.vatNumber: required',
    ]);
  });

  it('is less where nobody asks for the rules of XRechnung', () => {
    const sender = { ...germanSeller(), phone: null };
    expect(fieldsOf({ sender }, { kind: 'facturx', buyerReference: null })).toEqual([]);
  });

  it('is reverse charge to somebody without a VAT number', () => {
    const bill = aBill([aLine({ vatKey: 'reverse' })], { recipient: { ...germanBuyer(), vatNumber: null } });
    expect(brokenRules(invoiceOf(bill)).map(({ id }) => id)).toEqual(['BR-AE-02']);
  });

  it('names the rule that sums break', () => {
    const invoice = invoiceOf(aBill([aLine()]));
    const wrong = { ...invoice, totals: { ...invoice.totals, vat: '171.01' } };
    expect(brokenRules(wrong).map(({ id }) => id)).toEqual(['BR-CO-14', 'BR-CO-15']);
  });
});

const samples = process.env['SAMPLES_DIR'];
(samples ? describe : describe.skip)('published invoices', () => {
  const folder = join(samples ?? '', 'einvoice');
  const files = samples ? readdirSync(folder).filter((name) => name.endsWith('.xml')) : [];
  const known = new Map(
    files.map((name) => [name, readXml(readFileSync(join(folder, name), 'utf8'))] as const),
  );

  it.each(kinds)('have their elements in the same order as %s', (kind) => {
    const root = kind === 'xrechnung_ubl' ? 'Invoice' : 'CrossIndustryInvoice';
    const published = [...known.values()].filter(({ name }) => name === root).map(ordersOf);
    expect(published.length).toBeGreaterThan(1);
    for (const bill of Object.values(validBills)) {
      for (const [parent, children] of ordersOf(xmlOf(bill(), kind))) {
        for (const orders of published) expect(conflicts(children, orders.get(parent) ?? [])).toEqual([]);
      }
    }
  });
});

/** The children of each kind of element in their order, each name once. */
function ordersOf(root: ReadElement): Map<string, string[]> {
  const orders = new Map<string, string[]>();
  const visit = ({ name, children }: ReadElement) => {
    const names = [...new Set(children.map((child) => child.name))];
    const before = orders.get(name);
    if (!before || before.length < names.length) orders.set(name, names);
    children.forEach(visit);
  };
  visit(root);
  return orders;
}

/** Pairs that stand the other way round. */
function conflicts(own: readonly string[], other: readonly string[]): string[] {
  return own.flatMap((first, index) =>
    own
      .slice(index + 1)
      .filter((second) => other.includes(second) && other.indexOf(second) < other.indexOf(first))
      .map((second) => `${first} before ${second}`),
  );
}

function emptyElements({ name, text, children }: ReadElement): string[] {
  if (children.length > 0) return children.flatMap(emptyElements);
  return text.trim() === '' ? [name] : [];
}
