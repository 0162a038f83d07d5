import { defaultDunningSettings } from '@jahrring/contracts-bookkeeping';
import type { DunningSettings } from '@jahrring/contracts-bookkeeping';
import { buildQrReference, isCreditorReference, isQrReference } from '@jahrring/contracts-common';
import { sumOf } from '../value/money';
import type { DebtorFacts, EarlierLetter, OverdueBill } from './dunning.types';
import { interestOf } from './interest';
import { letterReference } from './letter-reference';
import { balancesOf, proposeLetters } from './propose-letters';

const asOf = '2026-11-20';

function aBill(change: Partial<OverdueBill> = {}): OverdueBill {
  const amount = change.amount ?? '1000.00';
  return {
    ...{ itemId: 'b1', number: '2026-0001', addressId: 'a1', addressName: 'Gemeinde Trub' },
    ...{ documentDate: '2026-07-01', dueDate: '2026-07-31', currency: 'CHF', exchangeRate: null },
    ...{ amount, open: amount, balances: [{ from: '2026-07-01', open: amount }], letters: [], rule: null },
    ...change,
  };
}
const aDebtor = (change: Partial<DebtorFacts> = {}): DebtorFacts => ({
  ...{ rule: null, lastLetterOn: null, email: null, credit: '0.00', earlierFees: '0.00', hasAddress: true },
  ...change,
});
const wasReminded = (
  level: 1 | 2 | 3,
  dueDate: string,
  interestUntil: string | null = null,
): EarlierLetter => ({
  ...{ level, issuedOn: dueDate, dueDate, interestUntil },
});
const level = { afterDays: 7, termDays: 10, interest: true };
const settings: DunningSettings = {
  ...defaultDunningSettings,
  levels: [
    { ...level, fee: '0.00', interest: false },
    { ...level, fee: '20.00' },
    { ...level, fee: '40.00' },
  ],
};
const letterOf = (bills: OverdueBill[], facts = aDebtor(), change: Partial<DunningSettings> = {}) =>
  proposeLetters(bills, () => facts, { asOf, rate: '5', settings: { ...settings, ...change } }).letters[0];

describe('what a letter claims', () => {
  it('is the fee of its own level, once for the letter', () => {
    expect(letterOf([aBill()])).toMatchObject({ level: 1, fee: '0.00', interest: '0.00', total: '1000.00' });
    const second = [aBill({ letters: [wasReminded(1, '2026-08-20')] }), aBill({ itemId: 'b2' })];
    expect(letterOf(second)).toMatchObject({ level: 2, fee: '20.00' });
  });

  it('is interest on what is open from the day after it was due', () => {
    // From 31 July to 20 November there are 112 days: 1000 × 5 % × 112 / 365 = 15.342…
    const letter = letterOf([aBill({ letters: [wasReminded(1, '2026-08-20')] })]);
    expect(letter).toMatchObject({ interest: '15.34', fee: '20.00', total: '1035.34' });
  });

  it('is interest only since the letter before it, where that one claimed some', () => {
    const letters = [wasReminded(1, '2026-08-20'), wasReminded(2, '2026-09-20', '2026-09-10')];
    // 71 days: 1000 × 5 % × 71 / 365 = 9.726…
    expect(letterOf([aBill({ letters })])).toMatchObject({ level: 3, interest: '9.73', fee: '40.00' });
  });

  it('adds what earlier letters claimed and nobody paid, without claiming it again', () => {
    const facts = aDebtor({ earlierFees: '20.00' });
    const letter = letterOf([aBill({ letters: [wasReminded(2, '2026-09-20')] })], facts);
    expect(letter?.earlierFees).toBe('20.00');
    expect(letter?.total).toBe(sumOf(['1000.00', '20.00', '40.00', letter?.interest ?? '']));
  });

  it('is nothing beside the bills where they bear no fees', () => {
    const rule = { kind: 'noFees', until: null, reason: 'Gemeinde' } as const;
    const bill = aBill({ rule, letters: [wasReminded(2, '2026-09-20')] });
    expect(letterOf([bill])).toMatchObject({ level: 3, fee: '0.00', interest: '0.00', total: '1000.00' });
  });

  it('is the fee, but no interest on the one that bears none, where another bill bears fees', () => {
    const rule = { kind: 'noFees', until: null, reason: 'Kulanz' } as const;
    const bills = [
      aBill({ rule, letters: [wasReminded(1, '2026-08-20')] }),
      aBill({ itemId: 'b2', letters: [wasReminded(1, '2026-08-20')] }),
    ];
    const letter = letterOf(bills);
    expect(letter?.lines.map(({ interest }) => interest)).toEqual(['0.00', '15.34']);
    expect(letter?.fee).toBe('20.00');
  });

  it('in another currency is no fee, for nobody knows its rate', () => {
    const bill = aBill({ currency: 'EUR', exchangeRate: '0.93', letters: [wasReminded(1, '2026-08-20')] });
    expect(letterOf([bill])).toMatchObject({ currency: 'EUR', fee: '0.00', interest: '15.34' });
  });

  it('is written in one letter for what is worth it together', () => {
    const small = [aBill({ amount: '6.00' }), aBill({ itemId: 'b2', amount: '6.00' })];
    expect(letterOf(small, aDebtor(), { leastTotal: '10.00' })?.open).toBe('12.00');
    expect(letterOf(small.slice(0, 1), aDebtor(), { leastTotal: '10.00' })).toBeUndefined();
  });

  it('is compared with the least amount in the currency of the books', () => {
    const bill = aBill({ currency: 'EUR', exchangeRate: '0.5', amount: '19.00' });
    expect(letterOf([bill], aDebtor(), { leastTotal: '10.00' })).toBeUndefined();
    expect(letterOf([{ ...bill, exchangeRate: '0.6' }], aDebtor(), { leastTotal: '10.00' })).toBeDefined();
  });

  it('is nothing where a credit covers it, but all of it where the credit is a Rappen less', () => {
    expect(letterOf([aBill()], aDebtor({ credit: '1000.00' }))).toBeUndefined();
    expect(letterOf([aBill()], aDebtor({ credit: '999.99' }))).toMatchObject({
      open: '1000.00',
      credit: '999.99',
    });
  });
});

describe('when a bill reaches its next level', () => {
  const isWritten = (bill: Partial<OverdueBill>) => letterOf([aBill(bill)]) !== undefined;

  it('the term of the last letter and the days after it must be over', () => {
    expect(isWritten({ letters: [wasReminded(1, '2026-11-13')] })).toBe(true);
    expect(isWritten({ letters: [wasReminded(1, '2026-11-14')] })).toBe(false);
  });

  it('where no days are left to wait, the term itself must still be over', () => {
    const none = { ...level, afterDays: 0, fee: '0.00' };
    const levels: DunningSettings['levels'] = [none, none, none];
    expect(letterOf([aBill({ dueDate: asOf })], aDebtor(), { levels })).toBeUndefined();
    expect(letterOf([aBill({ dueDate: '2026-11-19' })], aDebtor(), { levels })).toBeDefined();
  });

  it('a level once reached never falls, though its letter came in another order', () => {
    const letters = [wasReminded(2, '2026-09-20'), wasReminded(1, '2026-08-20')];
    expect(letterOf([aBill({ letters })])?.level).toBe(3);
  });
});

describe('interest', () => {
  const open = (amount: string) => [{ from: '2026-01-01', open: amount }];

  it('of a whole year is the rate', () => {
    expect(interestOf(open('1000.00'), { after: '2026-01-01', until: '2027-01-01', rate: '5' })).toBe(
      '50.00',
    );
  });

  it('of a leap year has a day more (actual days of 365)', () => {
    expect(interestOf(open('3650.00'), { after: '2028-01-01', until: '2029-01-01', rate: '10' })).toBe(
      '366.00',
    );
  });

  it('is none where nothing is open any more, or before it was', () => {
    expect(interestOf(open('0.00'), { after: '2026-01-01', until: '2026-06-30', rate: '5' })).toBe('0.00');
    const later = [{ from: '2026-06-30', open: '1000.00' }];
    expect(interestOf(later, { after: '2026-01-01', until: '2026-06-30', rate: '5' })).toBe('0.00');
  });

  it('runs again on what a bank took back', () => {
    const settled = [
      { settledOn: '2026-07-10', total: '1000.00' },
      { settledOn: '2026-07-20', total: '-1000.00' },
    ];
    // Ten days are free of it: 20 of 30 days at 5 % of 1000 are 2.739…
    const balances = balancesOf('1000.00', '2026-06-01', settled);
    expect(interestOf(balances, { after: '2026-06-30', until: '2026-07-30', rate: '5' })).toBe('2.74');
  });

  it('takes payments in the order of their days, and none before the bill itself', () => {
    const settled = [
      { settledOn: '2026-08-01', total: '30.00' },
      { settledOn: '2026-05-01', total: '20.00' },
    ];
    expect(balancesOf('100.00', '2026-06-01', settled)).toEqual([
      { from: '2026-06-01', open: '100.00' },
      { from: '2026-06-01', open: '80.00' },
      { from: '2026-08-01', open: '50.00' },
    ]);
  });
});

describe('the reference of a letter', () => {
  const qrIban = 'CH4431999123000889012';
  const iban = 'CH93 0076 2011 6238 5295 7';

  it('is a creditor reference to a plain account in Switzerland', () => {
    const reference = letterReference(iban, 1, null) ?? '';
    expect(isCreditorReference(reference)).toBe(true);
    expect(letterReference(iban, 2, null)).not.toBe(reference);
  });

  it('is a QR reference with the digits of the bank to a QR-IBAN', () => {
    const reference = letterReference(qrIban, 1, buildQrReference('210000', 17)) ?? '';
    expect(isQrReference(reference)).toBe(true);
    expect(reference.slice(0, 6)).toBe('210000');
  });

  it('is never one of a bill', () => {
    const bill = buildQrReference('210000', 1);
    expect(letterReference(qrIban, 1, bill)).not.toBe(bill);
  });

  it.each([
    ['a QR-IBAN whose bill shows no digits', qrIban, null],
    ['an account abroad', 'DE89370400440532013000', null],
    ['no account', null, null],
  ])('is none of %s', (_what, account, bill) => {
    expect(letterReference(account, 1, bill)).toBeNull();
  });
});
