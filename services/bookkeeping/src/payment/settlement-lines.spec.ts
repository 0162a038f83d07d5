import fc from 'fast-check';
import type { PostingLine } from '../ledger/posting';
import { linesWorthPosting, sidesOf } from '../ledger/posting';
import { fromCents, negated, sumOf, toCents } from '../value/money';
import { settle } from './settlement';
import type { SettledItem } from './settlement';
import { settlementLines, shareBase } from './settlement-lines';
import { aCreditorItem, anItem, swissAccounts as accounts } from './test/an-item';

const bank = accounts.bank;
const nothing = { discount: '0.00', writeOff: '0.00', exchangeGain: '0.00' };

interface Paid {
  item: SettledItem;
  amount: string;
  discount?: string;
  writeOff?: string;
  exchangeGain?: string;
}

const settlementOf = (given: Paid) => {
  const { item, amount, discount, writeOff, exchangeGain } = { ...nothing, ...given };
  return { ...settle({ item, amount, paymentAmount: amount, discount, writeOff }), exchangeGain };
};

/** Returns the amount that an act moves on each account; accounts with a sum of zero are left out. */
function moved(lines: readonly PostingLine[]): Record<string, string> {
  const sums = new Map<string, string>();
  for (const { account, amount } of lines) sums.set(account, sumOf([sums.get(account) ?? '0', amount]));
  return Object.fromEntries([...sums].filter(([, amount]) => toCents(amount) !== 0n).sort());
}

function act(
  paid: readonly Paid[],
  money: { baseAmount: string; charges?: string } | null,
  onAccount: string | null = null,
): PostingLine[] {
  const side = paid[0]?.item.side ?? 'debtor';
  return settlementLines({
    ...{ side, settlements: paid.map(settlementOf), accounts },
    money: money && { account: bank, charges: '0.00', ...money },
    onAccount:
      onAccount === null ? null : { account: accounts.receivables, addressId: 'trub', baseAmount: onAccount },
  });
}

describe('a customer’s payment in the journal', () => {
  it('is money on the bank, and less receivable', () => {
    expect(moved(act([{ item: anItem(), amount: '108.10' }], { baseAmount: '108.10' }))).toEqual({
      [bank]: '108.10',
      [accounts.receivables]: '-108.10',
    });
  });

  it('with a cash discount lowers revenue and the VAT owed on it', () => {
    const lines = act([{ item: anItem(), amount: '105.94', discount: '2.16' }], { baseAmount: '105.94' });
    expect(moved(lines)).toEqual({
      [bank]: '105.94',
      [accounts.receivables]: '-108.10',
      [accounts.discountGiven]: '2.00',
      [accounts.vatDue]: '0.16',
    });
    expect(lines.filter(({ vat }) => vat)).toEqual([
      {
        account: accounts.vatDue,
        amount: '0.16',
        vat: { side: 'output', key: 'standard', rate: '8.1', base: '-2.00' },
      },
    ]);
  });

  it('of which the bank kept charges settles the bill in full', () => {
    const lines = act([{ item: anItem(), amount: '108.10' }], { baseAmount: '108.10', charges: '1.50' });
    expect(moved(lines)).toEqual({
      [bank]: '106.60',
      [accounts.charges]: '1.50',
      [accounts.receivables]: '-108.10',
    });
  });

  it('of more than is open leaves the rest as a credit of the customer', () => {
    const lines = act([{ item: anItem(), amount: '108.10' }], { baseAmount: '120.00' }, '11.90');
    expect(moved(lines)).toEqual({ [bank]: '120.00', [accounts.receivables]: '-120.00' });
    expect(lines.filter(({ account }) => account === accounts.receivables)).toEqual([
      expect.objectContaining({ amount: '-120.00', addressId: 'trub' }),
    ]);
  });

  it('of a few Rappen too little: what is given up has its VAT in it', () => {
    const lines = act([{ item: anItem(), amount: '107.02', writeOff: '1.08' }], { baseAmount: '107.02' });
    expect(moved(lines)).toEqual({
      [bank]: '107.02',
      [accounts.receivables]: '-108.10',
      [accounts.writeOff]: '1.00',
      [accounts.vatDue]: '0.08',
    });
  });

  it.each([
    ['gain', '0.50', accounts.exchangeGain, '-0.50'],
    ['loss', '-0.50', accounts.exchangeLoss, '0.50'],
  ])(
    'in another currency books a %s of exchange on its own account',
    (_kind, exchangeGain, account, amount) => {
      const baseAmount = sumOf(['108.10', exchangeGain]);
      expect(moved(act([{ item: anItem(), amount: '108.10', exchangeGain }], { baseAmount }))[account]).toBe(
        amount,
      );
    },
  );

  it('keeps cost centre and project of the bill on what is deducted, never on the money', () => {
    const item = anItem({ costCentre: 'HOLZ', projectId: 'p1' });
    const lines = act([{ item, amount: '105.94', discount: '2.16' }], { baseAmount: '105.94' });
    expect(lines.filter(({ projectId }) => projectId).map(({ account }) => account)).toEqual([
      accounts.discountGiven,
    ]);
    expect(lines.find(({ account }) => account === bank)?.costCentre).toBeUndefined();
  });
});

describe('a payment to a supplier in the journal', () => {
  it('is less on the bank, and less owed', () => {
    expect(moved(act([{ item: aCreditorItem(), amount: '108.10' }], { baseAmount: '108.10' }))).toEqual({
      [bank]: '-108.10',
      [accounts.payables]: '108.10',
    });
  });

  it('with a cash discount lowers cost and the input VAT that was claimed', () => {
    const lines = act([{ item: aCreditorItem(), amount: '105.94', discount: '2.16' }], {
      baseAmount: '105.94',
    });
    expect(moved(lines)).toEqual({
      [bank]: '-105.94',
      [accounts.payables]: '108.10',
      [accounts.discountReceived]: '-2.00',
      [accounts.inputVat]: '-0.16',
    });
    expect(lines.find(({ vat }) => vat)?.vat).toEqual({
      ...{ side: 'input', key: 'standard', rate: '8.1', base: '-2.00' },
    });
  });

  it.each([
    [
      'loss where more of our money went than the bill stood in the books with',
      '0.50',
      accounts.exchangeLoss,
      '0.50',
    ],
    ['gain where less of it went', '-0.50', accounts.exchangeGain, '-0.50'],
  ])('in another currency books a %s', (_kind, exchangeGain, account, amount) => {
    const baseAmount = sumOf(['108.10', exchangeGain]);
    const lines = act([{ item: aCreditorItem(), amount: '108.10', exchangeGain }], { baseAmount });
    expect(moved(lines)).toEqual({
      ...{ [bank]: negated(baseAmount), [accounts.payables]: '108.10', [account]: amount },
    });
  });

  it('costs us the bank’s charges as well', () => {
    const lines = act([{ item: aCreditorItem(), amount: '108.10' }], {
      baseAmount: '108.10',
      charges: '4.00',
    });
    expect(moved(lines)).toEqual({
      [bank]: '-112.10',
      [accounts.charges]: '4.00',
      [accounts.payables]: '108.10',
    });
  });
});

it('a set-off moves nothing between accounts where both sides stand on the same one', () => {
  const credit = anItem({ id: 'c', kind: 'credit', amount: '-50.00', open: '-50.00', baseOpen: '-50.00' });
  const lines = act([{ item: credit, amount: '-50.00' }, { item: anItem(), amount: '50.00' }], null); // oxfmt-ignore
  expect(linesWorthPosting(lines)).toEqual([]);
});

const share = fc.record({
  isCredit: fc.boolean(),
  cents: fc.integer({ min: 1, max: 100_000 }),
  discount: fc.nat(500),
  writeOff: fc.nat(500),
  gain: fc.integer({ min: -300, max: 300 }),
  percent: fc.integer({ min: 60, max: 140 }),
  rates: fc.subarray(['8.1', '2.6', '0'], { minLength: 1 }),
});

function anyItem(
  isDebtor: boolean,
  drawn: typeof share extends fc.Arbitrary<infer T> ? T : never,
): SettledItem {
  const sign = drawn.isCredit ? -1n : 1n;
  const amount = fromCents(sign * BigInt(drawn.cents + drawn.discount + drawn.writeOff));
  const base = fromCents(
    (sign * BigInt(drawn.cents + drawn.discount + drawn.writeOff) * BigInt(drawn.percent)) / 100n,
  );
  const vat = drawn.rates.map((rate) => ({ vatKey: rate, rate, net: fromCents(sign * 100n), vat: fromCents(sign * 8n) })); // oxfmt-ignore
  const change = { amount, open: amount, baseAmount: base, baseOpen: base, vat };
  return isDebtor ? anItem(change) : aCreditorItem(change);
}

it('whatever is settled, on either side: debits are credits', () => {
  fc.assert(
    fc.property(
      fc.boolean(),
      fc.array(share, { minLength: 1, maxLength: 5 }),
      fc.nat(900),
      (isDebtor, drawn, charges) => {
        const paid = drawn.map((one) => {
          const sign = one.isCredit ? -1n : 1n;
          const signed = (cents: number) => fromCents(sign * BigInt(cents));
          return settlementOf({
            ...{ item: anyItem(isDebtor, one), amount: signed(one.cents), discount: signed(one.discount) },
            ...{ writeOff: signed(one.writeOff), exchangeGain: fromCents(BigInt(one.gain)) },
          });
        });
        const given = sumOf(paid.flatMap(({ baseAmount, exchangeGain }) => [baseAmount, exchangeGain]));
        const lines = settlementLines({
          ...{ side: isDebtor ? 'debtor' : 'creditor', settlements: paid, accounts },
          money: { account: bank, baseAmount: sumOf([given, '7.77']), charges: fromCents(BigInt(charges)) },
          onAccount: { account: accounts.receivables, addressId: null, baseAmount: '7.77' },
        });
        const { debit, credit } = sidesOf(lines);
        expect(debit).toBe(credit);
        // The amount that leaves receivables or payables is the settled amount, whatever it was settled by.
        const account = isDebtor ? accounts.receivables : accounts.payables;
        const settled = sumOf(paid.map(({ baseTotal }) => baseTotal));
        const own = sumOf(
          lines.filter((line) => line.account === account && line.addressId).map(({ amount }) => amount),
        );
        expect(own).toBe(isDebtor ? negated(settled) : settled);
      },
    ),
  );
});

describe('a payment in another currency', () => {
  it('is shared over the bills it pays; the one that uses it up takes the rest', () => {
    expect(shareBase({ amount: '100.00', baseAmount: '93.33' }, ['33.33', '33.33', '33.34'])).toEqual([
      ...['31.11', '31.11', '31.11'],
    ]);
    // The rest, which stays on account, is no part of it.
    expect(shareBase({ amount: '100.00', baseAmount: '93.33' }, ['50.00'])).toEqual(['46.67']);
  });

  it('is shared out to the hundredth where nothing of it is left', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 99_999 }), { minLength: 1, maxLength: 8 }),
        fc.nat(200),
        (cuts, percent) => {
          const whole = cuts.reduce((sum, cut) => sum + cut, 0);
          const payment = {
            amount: fromCents(BigInt(whole)),
            baseAmount: fromCents(BigInt(Math.round((whole * percent) / 100))),
          };
          const parts = cuts.map((cut) => fromCents(BigInt(cut)));
          expect(sumOf(shareBase(payment, parts))).toBe(payment.baseAmount);
        },
      ),
    );
  });
});
