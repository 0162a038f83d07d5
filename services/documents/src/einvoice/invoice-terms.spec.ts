import { brokenRules } from '@jahrring/contracts-documents/e-invoice';
import type { DocumentSnapshot, SnapshotPosition } from '../snapshot';
import { aBill, aLine, aWish, germanBuyer, germanSeller } from '../test/a-bill';
import { buildEInvoice } from './build-e-invoice';

const invoice = (change: Partial<DocumentSnapshot> = {}, lines: SnapshotPosition[] = [aLine()], wish = {}) =>
  buildEInvoice(aBill(lines, change), aWish(wish));
const frame = { quantity: null, unit: null, unitPrice: null, vatKey: null };

/** EN 16931, with figures recomputed by hand. */
describe('the sums of an electronic invoice', () => {
  it('are BT-106 less BT-107 plus BT-108 = BT-109, and with VAT BT-112', () => {
    const lines = [
      // 12.5 × 72.00 = 900.00, less 10 % = 810.00
      aLine({ discountPercent: '10' }),
      // 3 × 33.33 = 99.99 at 7 %
      aLine({ text: 'Brennholz', unit: 'stere', quantity: '3', unitPrice: '33.33', vatKey: 'reduced' }),
      aLine({ ...frame, kind: 'discount', text: 'Treuerabatt', discountAmount: '9.99' }),
    ];
    const { totals, breakdown } = invoice({ surchargeAmount: '50.00' }, lines);
    expect(totals).toMatchObject({
      ...{ lines: '909.99', allowances: '9.99', charges: '50.00', net: '950.00' },
      ...{ prepaid: '0.00', rounding: '0.00' },
    });
    // 9.99 is shared by 810.00 : 99.99 as 8.89 and 1.10; 50.00 by 801.11 : 98.89 as 44.51 and 5.49.
    expect(breakdown.map(({ rate, base, vat }) => [rate, base, vat])).toEqual([
      ['19.0', '845.62', '160.67'],
      ['7.0', '104.38', '7.31'],
    ]);
    expect(totals).toMatchObject({ vat: '167.98', gross: '1117.98', payable: '1117.98' });
  });

  it('of a line are quantity by price less its own allowances (BR-24)', () => {
    const [line] = invoice({}, [aLine({ discountPercent: '10', surchargeAmount: '5.00' })]).lines;
    expect(line).toMatchObject({ quantity: '12.500', price: '72.0000', net: '815.00' });
    expect(line?.allowances).toMatchObject([
      { isCharge: false, amount: '90.00', percent: '10', base: '900.00' },
      { isCharge: true, amount: '5.00', percent: null, base: null },
    ]);
  });

  it('are what was agreed where prices include VAT', () => {
    const { totals, lines } = invoice({ vatMode: 'inclusive' });
    // 900.00 / 1.19 = 756.3025…
    expect(totals).toMatchObject({ net: '756.30', vat: '143.70', gross: '900.00', payable: '900.00' });
    expect(Number(lines[0]?.price) * 12.5).toBeCloseTo(756.3, 4);
  });
});

describe('who is billed, and how it is paid', () => {
  it.each([
    ['CHE-107.787.577 MWST', 'CH', 'CHE107787577'],
    ['CHE-107.787.577 TVA', 'CH', 'CHE107787577'],
    ['DE 123 456 789', 'DE', 'DE123456789'],
    ['123456789', 'DE', 'DE123456789'],
    ['ATU12345678', 'AT', 'ATU12345678'],
    ['', 'DE', null],
    [null, 'DE', null],
  ] as const)('the VAT number %j of a company in %s is %s', (vatNumber, country, expected) => {
    const recipient = { ...germanBuyer(), vatNumber, country };
    expect(invoice({ recipient }).buyer.vatId).toBe(expected);
  });

  it.each([
    ['euros to a SEPA account', 'EUR', 'DE02120300000000202051', '58'],
    ['euros to a Swiss account', 'EUR', 'CH9300762011623852957', '58'],
    ['euros to a QR-IBAN, which SEPA does not know', 'EUR', 'CH4431999123000889012', '30'],
    ['francs', 'CHF', 'CH9300762011623852957', '30'],
    ['dollars', 'USD', 'DE02120300000000202051', '30'],
  ] as const)('%s', (_what, currency, iban, code) => {
    const payment = invoice({ currency, sender: { ...germanSeller(), iban } }).payment;
    expect(payment).toMatchObject({ code, iban });
  });

  it('a credit note asks for no money', () => {
    const note = invoice({ type: 'bill_correction', corrects: { number: 'R-1', date: '2026-11-01' } });
    expect(note).toMatchObject({
      ...{ typeCode: '381', dueDate: null, payment: { code: '1', iban: null } },
      precedingInvoices: [{ number: 'R-1', date: '2026-11-01' }],
    });
  });

  it('names by its payment reference, else by its number', () => {
    const epcPayment = { name: 'a', iban: 'b', amount: '1.00', reference: 'RF18539007547034', text: null };
    expect(invoice({ epcPayment }).payment.reference).toBe('RF18539007547034');
    expect(invoice().payment.reference).toBe('R-2026-0042');
  });

  it('is sent to the address that was wished, else by mail, else to none', () => {
    const wish = { electronicAddress: '991-33333-33', electronicScheme: '0204' };
    expect(invoice({}, [aLine()], wish).buyer.electronicAddress).toEqual({
      scheme: '0204',
      value: '991-33333-33',
    });
    expect(invoice().buyer.electronicAddress).toEqual({ scheme: 'EM', value: 'eingang@freiburg.test' });
    expect(invoice({ recipient: { ...germanBuyer(), email: null } }).buyer.electronicAddress).toBeNull();
  });

  it('of one day has no period, of several days begins and ends', () => {
    const days = (from: string, to: string) => invoice({ deliveryFrom: from, deliveryTo: to });
    expect(days('2026-11-03', '2026-11-03')).toMatchObject({ deliveryDate: '2026-11-03', period: null });
    expect(days('2026-11-03', '2026-11-18')).toMatchObject({
      ...{ deliveryDate: '2026-11-18', period: { from: '2026-11-03', to: '2026-11-18' } },
    });
  });
});

it('a discount of a whole line is a line of nothing, and still an invoice', () => {
  const free = invoice({}, [aLine(), aLine({ text: 'Beratung', discountPercent: '100' })]);
  expect(free.lines[1]).toMatchObject({ net: '0.00', allowances: [{ amount: '900.00' }] });
  expect(brokenRules(free).map(({ id }) => id)).toEqual([]);
});

it('a negative discount is a charge', () => {
  const turned = invoice({}, [
    aLine(),
    aLine({ ...frame, kind: 'discount', text: 'Korrektur', discountAmount: '-5.00' }),
  ]);
  expect(turned.allowances).toMatchObject([{ isCharge: true, amount: '5.00', reason: 'Korrektur' }]);
  expect(turned.totals).toMatchObject({ lines: '900.00', charges: '5.00', net: '905.00' });
});
