import { matchIncoming } from './match-incoming';
import { isSearchable, matchKey, numbersIn } from './match-key';
import type { Incoming, OpenBill } from './matching.types';
import { OpenBills } from './open-bills';
import { shareOf } from './share';

const letterReference = 'RF76900000000001';

const aBill = (id: string, change: Partial<OpenBill> = {}): OpenBill => ({
  ...{
    id,
    number: `2026-${id}`,
    addressId: 'trub',
    addressName: 'Gemeinde Trub',
    documentDate: '2026-10-01',
  },
  ...{ dueDate: '2026-10-31', currency: 'CHF', open: '100.00', reference: null, cashDiscounts: [] },
  ...change,
});
const aLine = (change: Partial<Incoming> = {}): Incoming => ({
  ...{ bookedOn: '2026-11-20', amount: '220.00', currency: 'CHF', chargesIncluded: '0.00' },
  ...{ reference: letterReference, counterpartyName: null, counterpartyIban: null, text: '' },
  ...change,
});

describe('a payment by the reference of a dunning letter', () => {
  const bills = [aBill('0001'), aBill('0002'), aBill('fee', { number: 'M-1', open: '20.00' })];
  const asked = new Map([[letterReference, bills.map(({ id }) => id)]]);
  const match = (change: Partial<Incoming>, open = bills) =>
    matchIncoming(aLine(change), new OpenBills(open, new Set(), new Map(), asked));
  const shares = (change: Partial<Incoming>, open = bills) =>
    match(change, open).candidates[0]?.shares.map(({ billId, amount }) => `${billId} ${amount}`);

  it('of all that it asks for settles its bills and its fee', () => {
    expect(match({})).toMatchObject({ level: 'high', doubts: [] });
    expect(shares({})).toEqual(['0001 100.00', '0002 100.00', 'fee 20.00']);
  });

  it('of less settles the oldest first, and leaves the fee open', () => {
    expect(match({ amount: '150.00' })).toMatchObject({ level: 'medium', doubts: ['otherAmount'] });
    expect(shares({ amount: '150.00' })).toEqual(['0001 100.00', '0002 50.00']);
  });

  it('of more gives no bill more than is open of it', () => {
    expect(match({ amount: '500.00' })).toMatchObject({ level: 'medium', doubts: ['otherAmount'] });
    expect(shares({ amount: '500.00' })).toEqual(['0001 100.00', '0002 100.00', 'fee 20.00']);
  });

  it('of what is left where a bill of it was paid before is certain too', () => {
    const left = bills.slice(1);
    expect(match({ amount: '120.00' }, left)).toMatchObject({ level: 'high' });
    expect(shares({ amount: '120.00' }, left)).toEqual(['0002 100.00', 'fee 20.00']);
  });

  it('of which nothing is open any more was paid before', () => {
    expect(match({}, [aBill('0009')])).toEqual({ level: 'none', doubts: ['alreadyPaid'], candidates: [] });
  });

  it('in another currency is for a person, also where the amounts are the same', () => {
    expect(match({ currency: 'EUR' })).toMatchObject({ level: 'medium', doubts: ['otherCurrency'] });
  });

  it('less the bank’s charges is what was asked for', () => {
    expect(match({ amount: '218.00', chargesIncluded: '2.00' }).level).toBe('high');
  });
});

describe('what a payer’s account says', () => {
  const iban = 'CH5604835012345678009';
  const match = (bills: OpenBill[], change: Partial<Incoming>) =>
    matchIncoming(
      aLine({ reference: null, amount: '100.00', ...change }),
      new OpenBills(bills, new Set(), new Map([[iban, 'trub']])),
    );

  it('is nothing by itself: another amount is for a person to choose', () => {
    expect(match([aBill('0001')], { counterpartyIban: iban, amount: '64.00' })).toMatchObject({
      level: 'none',
      doubts: ['weak'],
    });
  });

  it('decides between two bills of one amount by whose they are', () => {
    const bills = [aBill('0001', { addressId: 'other', addressName: 'Säge AG' }), aBill('0002')];
    expect(match(bills, { counterpartyIban: iban })).toMatchObject({
      level: 'medium',
      candidates: [{ shares: [{ billId: '0002' }] }, { shares: [{ billId: '0001' }] }],
    });
  });

  it('decides between two bills of one debtor by the day they are due', () => {
    const bills = [aBill('0001', { dueDate: '2026-06-30' }), aBill('0002', { dueDate: '2026-11-20' })];
    const found = match(bills, { counterpartyIban: iban });
    expect(found).toMatchObject({ level: 'medium', candidates: [{ shares: [{ billId: '0002' }] }, {}] });
  });

  it('never proposes a bill in another currency', () => {
    expect(match([aBill('0001', { currency: 'EUR' })], { counterpartyIban: iban }).candidates).toEqual([]);
  });

  it('proposes five bills at most, the likeliest first', () => {
    const bills = Array.from({ length: 9 }, (_, n) =>
      aBill(`000${n}`, { open: n === 7 ? '100.00' : '5.00' }),
    );
    const { candidates } = match(bills, { counterpartyIban: iban });
    expect(candidates).toHaveLength(5);
    expect(candidates[0]?.shares[0]?.billId).toBe('0007');
  });
});

describe('bills named in a text', () => {
  const found = (text: string, change: Partial<OpenBill> = {}) =>
    matchIncoming(aLine({ reference: null, amount: '100.00', text }), new OpenBills([aBill('0017', change)]))
      .level;

  it('of two debtors are no payment of one', () => {
    const bills = [aBill('0017', { open: '60.00' }), aBill('0018', { open: '40.00', addressId: 'other' })];
    const line = aLine({ reference: null, amount: '100.00', text: '2026-0017 2026-0018' });
    expect(matchIncoming(line, new OpenBills(bills)).level).not.toBe('high');
    expect(matchIncoming(line, new OpenBills(bills)).candidates[0]?.shares).toHaveLength(1);
  });

  it.each(['Rechnung 2026-0017', 'RG20260017', '2026/0017', 'Re. 2026 0017, danke'])('%s', (text) =>
    expect(found(text)).toBe('medium'),
  );

  it.each(['Rechnung 2026-00178', 'Nr. 12026-0017x1', '0017'])('%s names another one, or none', (text) =>
    expect(found(text)).toBe('none'),
  );

  it('a number too short to be one is chance', () => {
    expect(isSearchable(matchKey('R-17'))).toBe(false);
    expect(found('R-17', { number: 'R-17' })).toBe('none');
  });

  it('are found over six parts, not over seven', () => {
    expect(numbersIn('a 1 b 2 c 3')).toContain('a1b2c3');
    expect(numbersIn('a 1 b 2 c 3 d')).not.toContain('a1b2c3d');
  });

  it('are compared without accents, capitals and signs', () => {
    expect(matchKey('Gemeinde  Trüb, (BE)')).toBe(matchKey('GEMEINDE TRUB be'));
  });
});

describe('how an amount fits a bill with a cash discount of 2 % within 10 days', () => {
  const bill = aBill('0001', { open: '1000.00', cashDiscounts: [{ days: 10, percent: '2' }] });
  const fit = (amount: bigint, day = '2026-10-11') => shareOf(bill, amount, day).fit;

  it.each([
    ['all of it', 100_000n, 'exact'],
    ['less the discount', 98_000n, 'discount'],
    // Half a per cent of the open amount is 5.00.
    ['less a discount that was reckoned otherwise', 98_500n, 'nearDiscount'],
    ['a little more than that', 98_501n, 'less'],
    ['a little less than that', 97_499n, 'less'],
    ['more than is open', 100_001n, 'more'],
  ] as const)('%s', (_what, amount, expected) => {
    expect(fit(amount)).toBe(expected);
  });

  it('ends with the last day of the discount', () => {
    expect([fit(98_000n, '2026-10-11'), fit(98_000n, '2026-10-12')]).toEqual(['discount', 'less']);
  });

  it('never settles more than is open', () => {
    expect(shareOf(bill, 250_000n, '2026-10-11')).toMatchObject({ amount: '1000.00', cashDiscount: '0.00' });
  });
});
