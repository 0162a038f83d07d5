import { isCreditorReference, isQrReference } from '@jahrring/contracts-common';
import { buildQrPayload, validateQrBill } from '@jahrring/pdf/qr-bill';
import type { DocumentSnapshot } from '../snapshot';
import { aParty, aSnapshot } from '../test/a-snapshot';
import { buildQrBill, needsPaymentPart, paymentReference } from './build-snapshot';
import { swicoInformation } from './swico';

const qrIban = 'CH4431999123000889012';
const iban = 'CH9300762011623852957';
const rule = { prefix: '210000', none: false };

describe('the reference a bill is paid with', () => {
  it('is a QR reference to a QR-IBAN, with the digits of the bank in front', () => {
    const reference = paymentReference(qrIban, rule, 42) ?? '';
    expect(isQrReference(reference)).toBe(true);
    expect(reference).toBe('21000000000000000000000042' + reference.at(-1));
  });

  it('is a creditor reference to every other account', () => {
    for (const account of [iban, 'DE89370400440532013000']) {
      const reference = paymentReference(account, rule, 42) ?? '';
      expect(isCreditorReference(reference)).toBe(true);
    }
  });

  it('is none where the account takes none', () => {
    expect(paymentReference(iban, { ...rule, none: true }, 42)).toBeNull();
  });

  it('is another one for each bill', () => {
    const references = Array.from({ length: 300 }, (_, index) => paymentReference(qrIban, rule, index + 1));
    expect(new Set(references).size).toBe(300);
  });

  it('knows the account whatever blanks it is written with', () => {
    expect(paymentReference('CH44 3199 9123 0008 8901 2', rule, 42)).toBe(paymentReference(qrIban, rule, 42));
  });
});

describe('a Swiss payment part', () => {
  const sender = (account: string | null) => ({ sender: aParty({ iban: account }) });

  it.each<[string, Partial<DocumentSnapshot>, boolean]>([
    ['a bill in francs', {}, true],
    ['a bill in euros to a Swiss account', { currency: 'EUR' }, true],
    ['a bill in dollars', { currency: 'USD' }, false],
    ['a bill to an account in Liechtenstein', sender('LI21088100002324013AA'), true],
    ['a bill to an account in Germany', sender('DE89370400440532013000'), false],
    ['a bill without an account', sender(null), false],
    ['an offer', { type: 'offer' }, false],
    ['a correction', { type: 'bill_correction' }, false],
  ])('is for %s: %s', (_what, change, expected) => {
    expect(needsPaymentPart(aSnapshot(change))).toBe(expected);
  });

  it('asks for the total, to the account, with the kind of reference that belongs to it', () => {
    const snapshot = aSnapshot();
    const bill = buildQrBill(snapshot, paymentReference(qrIban, rule, 42), null);
    expect(bill).toMatchObject({
      ...{ iban: qrIban, amount: snapshot.totals.total, currency: 'CHF', referenceType: 'QRR' },
      message: 'Rechnung 2026-0042',
    });
    expect(validateQrBill(bill)).toEqual([]);
  });

  it('names no reference where there is none', () => {
    const bill = buildQrBill(aSnapshot(sender(iban)), null, 'Danke');
    expect(bill).toMatchObject({ referenceType: 'NON', message: 'Danke' });
    expect('reference' in bill).toBe(false);
    expect(buildQrPayload(bill).split(/\r?\n/).slice(27, 29)).toEqual(['NON', '']);
  });

  it('carries the terms of payment where there is a cash discount, and only then', () => {
    const cashDiscounts = [{ days: 10, percent: '2' }];
    expect(buildQrBill(aSnapshot(), null, null).billInformation).toBeUndefined();
    expect(buildQrBill(aSnapshot({ cashDiscounts }), null, null).billInformation).toContain('/40/2:10;0:30');
  });
});

/** Swico, syntax definition S1 version 1.2. */
describe('billing information', () => {
  const aBill = {
    ...{ number: '2026-0042', documentDate: '2026-11-20', termDays: 30, orderNumber: 'B-7731' },
    sender: aParty({ vatNumber: 'CHE-106.017.086 MWST' }),
    cashDiscounts: [
      { days: 10, percent: '2.00' },
      { days: 20, percent: '1.50' },
    ],
  };

  it('has number, day, order, UID and terms; the full price comes last', () => {
    expect(swicoInformation(aBill, 140)).toBe(
      '//S1/10/2026-0042/11/261120/20/B-7731/30/106017086/40/2:10;1.5:20;0:30',
    );
  });

  it('marks slashes and backslashes that are no tags', () => {
    const marked = { ...aBill, number: '2026/42', orderNumber: String.raw`A\1` };
    expect(swicoInformation(marked, 140)).toContain(String.raw`/10/2026\/42/11/261120/20/A\\1/30/`);
  });

  it('leaves the order out first, then the UID, and never the terms', () => {
    const whole = swicoInformation(aBill, 140);
    expect(swicoInformation(aBill, whole.length)).toBe(whole);
    expect(swicoInformation(aBill, whole.length - 1)).toBe(whole.replace('/20/B-7731', ''));
    expect(swicoInformation(aBill, 10)).toBe('//S1/10/2026-0042/11/261120/40/2:10;1.5:20;0:30');
  });

  it.each([null, 'DE123456789', 'CHE-12.34'])('has no UID of %j', (vatNumber) => {
    expect(swicoInformation({ ...aBill, sender: aParty({ vatNumber }) }, 140)).not.toContain('/30/');
  });

  it.each([
    ['10', '10:'],
    ['10.00', '10:'],
    ['0.50', '0.5:'],
    ['2.25', '2.25:'],
  ])('writes %s per cent as %s', (percent, written) => {
    const cashDiscounts = [{ days: 5, percent }];
    expect(swicoInformation({ ...aBill, cashDiscounts }, 140)).toContain(`/40/${written}5;0:30`);
  });
});
