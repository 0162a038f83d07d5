import { aBill, aLine, germanSeller } from '../test/a-bill';
import { buildEpcPayload, buildEpcPayment, needsEpcCode, validateEpcPayment } from './epc-payment';
import type { EpcPayment } from '../snapshot/epc-payment.types';

const payment = (change: Partial<EpcPayment> = {}): EpcPayment => ({
  name: 'Forstservice Schwarzwald GmbH',
  iban: 'DE02120300000000202051',
  amount: '1071.00',
  reference: 'RF18539007547034',
  text: null,
  ...change,
});

describe('the code of a bill in euros', () => {
  it('holds the transfer line by line', () => {
    expect(buildEpcPayload(payment()).split('\n')).toEqual([
      ...['BCD', '002', '1', 'SCT', ''],
      ...['Forstservice Schwarzwald GmbH', 'DE02120300000000202051', 'EUR1071.00', ''],
      'RF18539007547034',
    ]);
    const named = buildEpcPayload(payment({ reference: null, text: 'Rechnung 2026-0001' }));
    expect(named.split('\n').slice(8)).toEqual(['', '', 'Rechnung 2026-0001']);
  });

  it.each<[string, Partial<EpcPayment>, string[]]>([
    ['nothing wrong', {}, []],
    ['no receiver', { name: ' ' }, ['name']],
    ['a receiver that is too long', { name: 'x'.repeat(71) }, ['name']],
    ['wrong check digits', { iban: 'DE03120300000000202051' }, ['iban']],
    ['nothing to pay', { amount: '0.00' }, ['amount']],
    ['more than a transfer can hold', { amount: '1000000000.00' }, ['amount']],
    ['a wrong creditor reference', { reference: 'RF19539007547034' }, ['reference']],
    ['reference and text', { text: 'x' }, ['reference']],
    ['a text of two lines', { reference: null, text: 'a\nb' }, ['text']],
    [
      'more bytes than the code holds',
      { name: 'ß'.repeat(70), reference: null, text: 'ß'.repeat(140) },
      ['length'],
    ],
  ])('is checked: %s', (_, change, issues) => {
    expect(validateEpcPayment(payment(change))).toEqual(issues);
  });

  it('is for euros and accounts of euro countries', () => {
    const bill = aBill([aLine()]);
    expect(needsEpcCode(bill)).toBe(true);
    expect(needsEpcCode({ ...bill, currency: 'CHF' })).toBe(false);
    expect(needsEpcCode({ ...bill, type: 'offer' })).toBe(false);
    expect(needsEpcCode({ ...bill, sender: { ...germanSeller(), iban: 'CH9300762011623852957' } })).toBe(
      false,
    );
    expect(validateEpcPayment(buildEpcPayment(bill, null))).toEqual([]);
  });
});
