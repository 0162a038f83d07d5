import { newId } from '@jahrring/contracts-common';
import fc from 'fast-check';
import { fromCents, sumOf, toCents } from '../value/money';
import { isBankIdentifier } from '../payment-file/bank-text';
import { payingTermsOf } from './payable';
import type { Payable } from './payable';
import { identifiersOf, messageIdOf, orderOf, orderRefusals } from './run-order';
import type { OrderBill, RunHead } from './run-order';
import { canDo, requireState, stateByBills } from './run-state';
import { transferShares } from './transfer-shares';

const address = { street: 'Sägestrasse', houseNumber: '1', zip: '3400', city: 'Burgdorf', country: 'CH' };

function aPayable(change: Partial<Payable> = {}): Payable {
  return {
    ...{ itemId: 'i1', number: 'R-1', addressId: 'saege', creditorName: 'Sägewerk Burgdorf AG', address },
    ...{ iban: 'CH5604835012345678009', bic: null, reference: null, text: '', documentDate: '2026-11-01' },
    ...{ dueDate: '2026-12-01', currency: 'CHF', open: '1000.00', approved: true, blocked: false },
    cashDiscounts: [
      { days: 10, percent: '3' },
      { days: 20, percent: '1' },
    ],
    ...change,
  };
}

describe('paying a supplier', () => {
  it.each([
    ['2026-11-11', '30.00', '2026-11-11'],
    ['2026-11-12', '10.00', '2026-11-21'],
    ['2026-11-22', '0.00', '2026-12-01'],
  ])('on %s deducts %s, and loses nothing until %s', (day, cashDiscount, payBy) => {
    expect(payingTermsOf(aPayable(), day)).toEqual({ cashDiscount, payBy });
  });

  it('takes no discount of a credit note', () => {
    expect(payingTermsOf(aPayable({ open: '-50.00' }), '2026-11-02')).toEqual({
      ...{ cashDiscount: '0.00', payBy: '2026-12-01' },
    });
  });
});

const aRun: RunHead = {
  ...{ messageId: messageIdOf('0190a8a0-0000-7000-8000-000000000001'), executionDate: '2026-11-20' },
  ...{ batchBooking: true, debtorName: 'Forstbetrieb', debtorAddress: null, fileCreatedAt: null },
  ...{ debtorIban: 'CH9300762011623852957', currency: 'CHF' as const },
};
const aBill = (itemId: string, change: Partial<OrderBill> = {}): OrderBill => ({
  ...{ itemId, number: `R-${itemId}`, creditorName: 'Sägewerk Burgdorf AG', address },
  ...{ iban: 'CH5604835012345678009', bic: null, reference: null, text: '', amount: '100.00' },
  ...change,
});

describe('the file of a run', () => {
  it('is named by an identifier that every bank takes, and no two runs alike', () => {
    const names = Array.from({ length: 50 }, () => messageIdOf(newId()));
    expect(new Set(names).size).toBe(50);
    expect(names.every((name) => name.length === 25 && isBankIdentifier(name))).toBe(true);
  });

  it('has the highest name there can be in the same length', () => {
    expect(messageIdOf('ffffffff-ffff-ffff-ffff-ffffffffffff')).toHaveLength(25);
    expect(messageIdOf('00000000-0000-0000-0000-000000000000')).toBe('0'.repeat(25));
  });

  it('names for each bill the transfer that pays it: two of one account the same', () => {
    const order = orderOf(aRun, [aBill('1'), aBill('2'), aBill('3', { iban: 'CH9300762011623852957' })]);
    const named = identifiersOf(order);
    expect(named.get('1')).toEqual(named.get('2'));
    expect(named.get('3')?.endToEndId).toBe(`${aRun.messageId}-2`);
    expect(named.get('1')?.paymentInfoId).toBe(`${aRun.messageId}-D`);
  });

  it('tells what speaks against it at each bill of the transfer', () => {
    const { ofRun, ofBills } = orderRefusals(
      orderOf(aRun, [aBill('1'), aBill('2', { amount: '-150.00' }), aBill('3', { iban: 'CH00' })]),
    );
    expect(ofRun).toEqual([]);
    expect(Object.fromEntries(ofBills)).toEqual({ 1: ['notPositive'], 2: ['notPositive'], 3: ['badIban'] });
  });

  it('tells what speaks against the whole at no bill', () => {
    const { ofRun, ofBills } = orderRefusals(
      orderOf({ ...aRun, debtorIban: 'CH4431999123000889012' }, [aBill('1')]),
    );
    expect(ofRun).toEqual(['debtorQrIban']);
    expect(ofBills.size).toBe(0);
  });

  it('says the second it was made, never its fraction', () => {
    const made = orderOf({ ...aRun, fileCreatedAt: new Date('2026-11-20T09:30:12.345Z') }, [aBill('1')]);
    expect(made.createdAt).toBe('2026-11-20T09:30:12Z');
  });
});

describe('the state of a run', () => {
  it.each([
    ['everything executed', ['executed', 'executed'], 'executed'],
    ['everything rejected', ['rejected', 'rejected'], 'rejected'],
    ['some executed, some rejected', ['executed', 'rejected'], 'executed'],
    ['given up', ['withdrawn', 'withdrawn'], 'withdrawn'],
    ['some rejected, some not told of', ['open', 'rejected'], 'part'],
    ['some rejected, some accepted', ['accepted', 'rejected'], 'part'],
    ['accepted', ['accepted', 'accepted'], 'accepted'],
    ['some executed, others accepted', ['executed', 'accepted'], 'accepted'],
    ['nothing told', ['open', 'open'], 'uploaded'],
  ] as const)('%s', (_what, bills, state) => {
    expect(stateByBills('uploaded', bills)).toBe(state);
  });

  it('stays with us until the file was uploaded', () => {
    expect(stateByBills('generated', ['open'])).toBe('generated');
  });

  it.each([
    ['draft', ['change', 'confirm', 'withdraw']],
    ['confirmed', ['generate', 'withdraw']],
    ['generated', ['generate', 'upload', 'report', 'execute', 'withdraw']],
    ['uploaded', ['generate', 'report', 'execute', 'withdraw']],
    ['executed', ['generate', 'report']],
    ['rejected', ['generate', 'report']],
    ['withdrawn', []],
  ] as const)('%s allows nothing but %j', (state, allowed) => {
    const acts = ['change', 'confirm', 'generate', 'upload', 'report', 'execute', 'withdraw'] as const;
    expect(acts.filter((act) => canDo(state, act))).toEqual(allowed);
  });

  it('refuses with its name what it does not allow', () => {
    expect(() => requireState('executed', 'withdraw')).toThrow(
      expect.objectContaining({ code: 'PAYMENT_RUN_STATE', params: { state: 'executed' } }),
    );
  });
});

describe('a debit of the account', () => {
  const planned = (itemId: string, amount: string, cashDiscount = '0.00') => ({
    itemId,
    amount,
    cashDiscount,
  });
  const open = (id: string, amount: string) => ({ id, open: amount });

  it('settles each bill as it was planned, with its discount', () => {
    expect(transferShares([planned('1', '97.00', '3.00')], [open('1', '100.00')])).toEqual([
      { itemId: '1', amount: '97.00', cashDiscount: '3.00' },
    ]);
  });

  it('settles no more than is open by now, and takes no discount then', () => {
    expect(transferShares([planned('1', '97.00', '3.00')], [open('1', '60.00')])).toEqual([
      { itemId: '1', amount: '60.00', cashDiscount: '0.00' },
    ]);
    expect(transferShares([planned('1', '97.00', '3.00')], [open('1', '98.00')])).toEqual([
      { itemId: '1', amount: '97.00', cashDiscount: '0.00' },
    ]);
  });

  it('uses its credit notes for its bills', () => {
    const bills = [planned('1', '100.00'), planned('c', '-30.00')];
    expect(transferShares(bills, [open('1', '100.00'), open('c', '-30.00')])).toEqual([
      { itemId: 'c', amount: '30.00' },
      { itemId: '1', amount: '100.00', cashDiscount: '0.00' },
    ]);
  });

  it('whose credit note was used elsewhere pays only what it has', () => {
    const bills = [planned('1', '100.00'), planned('c', '-30.00')];
    expect(transferShares(bills, [open('1', '100.00'), open('c', '0.00')])).toEqual([
      { itemId: '1', amount: '70.00', cashDiscount: '0.00' },
    ]);
  });

  it('never pays more than the money it is, nor more than is open, whatever has changed since', () => {
    const bill = fc.record({
      cents: fc.integer({ min: -20_000, max: 50_000 }).filter((cents) => cents !== 0),
      discount: fc.nat(500),
      openPercent: fc.integer({ min: 0, max: 130 }),
    });
    fc.assert(
      fc.property(fc.array(bill, { minLength: 1, maxLength: 8 }), (drawn) => {
        const bills = drawn.map(({ cents, discount }, index) =>
          planned(String(index), fromCents(BigInt(cents)), cents > 0 ? fromCents(BigInt(discount)) : '0.00'),
        );
        const items = drawn.map(({ cents, openPercent }, index) =>
          open(String(index), fromCents((BigInt(cents) * BigInt(openPercent)) / 100n)),
        );
        const debit = toCents(sumOf(bills.map(({ amount }) => amount)));
        fc.pre(debit > 0n);
        let paid = 0n;
        for (const { itemId, amount, cashDiscount = '0.00' } of transferShares(bills, items)) {
          const whole = toCents(items.find(({ id }) => id === itemId)?.open ?? '0');
          const isCredit = toCents(bills[Number(itemId)]?.amount ?? '0') < 0n;
          paid += isCredit ? -toCents(amount) : toCents(amount);
          expect(toCents(amount) >= 0n).toBe(true);
          expect(toCents(amount) + toCents(cashDiscount) <= (isCredit ? -whole : whole)).toBe(true);
        }
        expect(paid <= debit).toBe(true);
      }),
    );
  });
});
