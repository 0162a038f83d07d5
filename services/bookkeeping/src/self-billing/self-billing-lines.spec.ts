import fc from 'fast-check';
import { sidesOf } from '../ledger/posting';
import { fromCents, sumOf } from '../value/money';
import { usualAccounts } from '../settings/usual-accounts';
import { grossOfParts, selfBillingLines, vatOfParts } from './self-billing-lines';

type Part = Parameters<typeof selfBillingLines>[0][number];

const aPart = (change: Partial<Part> = {}): Part => ({
  ...{ account: '3200', costCentre: null, projectId: null, vatKey: 'standard', rate: '8.1' },
  ...{ net: '100.00', vat: '8.10' },
  ...change,
});
const accounts = usualAccounts('CH');
const written = (...parts: Part[]) =>
  selfBillingLines(parts, accounts, 'saege').map(({ account, amount }) => `${account} ${amount}`);

describe('a customer’s own document in the journal', () => {
  it('is a receivable, revenue part by part, and VAT by rate', () => {
    const parts = [aPart(), aPart({ account: '3210', net: '50.00', vat: '4.05' })];
    expect(written(...parts)).toEqual(['1100 162.15', '3200 -100.00', '3210 -50.00', '2200 -12.15']);
  });

  it('keeps rates and kinds of VAT apart', () => {
    const parts = [aPart(), aPart({ vatKey: 'reduced', rate: '2.6', net: '10.00', vat: '0.26' })];
    expect(vatOfParts(parts)).toEqual([
      { vatKey: 'standard', rate: '8.1', net: '100.00', vat: '8.10' },
      { vatKey: 'reduced', rate: '2.6', net: '10.00', vat: '0.26' },
    ]);
  });

  it('that takes one back is the same the other way round', () => {
    expect(written(aPart({ net: '-100.00', vat: '-8.10' }))).toEqual([
      '1100 -108.10',
      '3200 100.00',
      '2200 8.10',
    ]);
  });

  it('names project and centre on revenue alone', () => {
    const lines = selfBillingLines([aPart({ projectId: 'p1', costCentre: 'HOLZ' })], accounts, 'saege');
    expect(lines.map(({ projectId }) => projectId)).toEqual([undefined, 'p1', undefined]);
    expect(lines[0]?.addressId).toBe('saege');
  });

  it('is balanced, whatever the customer has written', () => {
    const cents = fc.integer({ min: -1_000_000, max: 1_000_000 }).map((value) => fromCents(BigInt(value)));
    const part = fc
      .record({ net: cents, vat: cents, rate: fc.constantFrom('8.1', '2.6', '0') })
      .map((drawn) => aPart({ ...drawn, vatKey: 'standard' }));
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 8 }), (parts) => {
        const lines = selfBillingLines(parts, accounts, 'saege');
        const { debit, credit } = sidesOf(lines);
        expect(debit).toBe(credit);
        expect(grossOfParts(parts)).toBe(lines[0]?.amount);
        const base = sumOf(lines.flatMap(({ vat }) => vat?.base ?? []));
        expect(base).toBe(sumOf(parts.map(({ net }) => net)));
      }),
    );
  });
});
