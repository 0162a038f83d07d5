import type { Correction } from '@jahrring/contracts-documents';
import { lineAmount } from '@jahrring/contracts-documents';
import type { PositionEntity } from '../record';
import { aFrame, aStoredPosition } from '../test/a-stored-position';
import { chosenCredit, restCredit, roundingBound } from './credit-lines';
import type { CreditedBill } from './credit-lines';
import { nothingCredited } from './credited';
import type { Credited } from './credited';

type Wanted = NonNullable<Correction['positions']>;

const lines: PositionEntity[] = [
  aStoredPosition({ id: 'wood', quantity: '10.000', unitPrice: '72.0000' }),
  aStoredPosition({ id: 'third', quantity: '3.000', unitPrice: '33.3333' }),
  aStoredPosition({ id: 'part', quantity: '1.000', unitPrice: '5.0000', isPart: true }),
  aStoredPosition({ id: 'maybe', quantity: '1.000', unitPrice: '5.0000', optional: true }),
  aFrame({ id: 'text', kind: 'text' }),
];

function aBill(credited: Partial<Credited> = {}, positions = lines): CreditedBill {
  const amounts = new Map(positions.map((line) => [line.id, lineAmount(line)]));
  return {
    ...{ positions, amounts, discountAmount: null, surchargeAmount: null },
    credited: { ...nothingCredited, ...credited },
  };
}
const creditedOf = (id: string, quantity: string, amount: string): Partial<Credited> => ({
  count: 1,
  amounts: new Map([[id, amount]]),
  quantities: new Map([[id, [quantity]]]),
  values: new Map(),
});
const credit = (wanted: Wanted, bill = aBill()) => chosenCredit(bill, wanted);
const amountsOf = ({ positions }: { positions: readonly Parameters<typeof lineAmount>[0][] }) =>
  positions.map((line) => lineAmount(line));

describe('a credit of chosen lines', () => {
  it('takes them at the price of the bill, and names where they come from', () => {
    const { positions, completes } = credit([{ id: 'wood', quantity: '2' }]);
    expect(positions).toMatchObject([
      { quantity: '2', unitPrice: '72.0000', sourcePositionId: 'wood', sourceDocumentId: 'order' },
      { kind: 'text' },
    ]);
    expect(completes).toBe(false);
  });

  it('may give back less than was charged', () => {
    const { positions } = credit([{ id: 'wood', quantity: '10', unitPrice: '7.2' }]);
    expect(lineAmount(positions[0] ?? { kind: 'text' })).toBe('72.00');
  });

  it('is complete once every line is credited in full', () => {
    const all: Wanted = [{ id: 'wood', quantity: '10' }, { id: 'third', quantity: '3' }]; // oxfmt-ignore
    expect(credit(all).completes).toBe(true);
    expect(
      credit([
        { id: 'wood', quantity: '10', unitPrice: '71' },
        { id: 'third', quantity: '3' },
      ]).completes,
    ).toBe(false);
  });

  it.each<[string, Wanted]>([
    ['a line of no such bill', [{ id: 'other', quantity: '1' }]],
    ['a part of another line', [{ id: 'part', quantity: '1' }]],
    ['an optional line, which was never charged', [{ id: 'maybe', quantity: '1' }]],
    ['a text', [{ id: 'text', quantity: '1' }]],
    ['a line twice', [{ id: 'wood', quantity: '1' }, { id: 'wood', quantity: '1' }]], // oxfmt-ignore
  ])('is refused for %s', (_what, wanted) => {
    expect(() => credit(wanted)).toThrow(expect.objectContaining({ code: 'DOCUMENT_POSITION_UNKNOWN' }));
  });

  it.each([
    ['more than was charged', {}, '10.001', '10'],
    ['more than an earlier credit has left', creditedOf('wood', '7.5', '540.00'), '2.501', '2.5'],
    ['anything where all was credited', creditedOf('wood', '10', '720.00'), '0.001', '0'],
    ['a negative quantity', {}, '-1', '10'],
  ])('is refused for %s, and says what is left', (_what, credited, quantity, open) => {
    expect(() => credit([{ id: 'wood', quantity }], aBill(credited))).toThrow(
      expect.objectContaining({
        code: 'DOCUMENT_EXCEEDS_OPEN',
        params: { text: 'Holzen', open },
        fields: [expect.objectContaining({ field: 'positions.0.quantity', code: 'max' })],
      }),
    );
  });

  it('names the field of the line that is too much, not of the first', () => {
    expect(() =>
      credit([
        { id: 'wood', quantity: '1' },
        { id: 'third', quantity: '4' },
      ]),
    ).toThrow(
      expect.objectContaining({ fields: [expect.objectContaining({ field: 'positions.1.quantity' })] }),
    );
  });

  it('of the last units is exactly what is left of the line', () => {
    // 3 × 33.3333 = 100.00; 2 of them are 66.67, so that the last one is 33.33.
    expect(lineAmount({ kind: 'item', quantity: '1', unitPrice: '33.3333' })).toBe('33.33');
    const last = credit([{ id: 'third', quantity: '1' }], aBill(creditedOf('third', '2', '66.68')));
    expect(amountsOf(last)[0]).toBe('33.32');
  });

  it('never comes to more than is left, though fewer units are credited', () => {
    const bill = aBill(creditedOf('third', '1', '66.68'));
    expect(amountsOf(credit([{ id: 'third', quantity: '1' }], bill))[0]).toBe('33.32');
  });
});

describe('the credit of everything that is left', () => {
  it('of a bill nothing was credited of is the bill itself, with its discount', () => {
    const bill = { ...aBill(), discountAmount: '20.00' };
    const { positions, discountAmount, completes } = restCredit(bill);
    expect(positions.map(({ sourcePositionId }) => sourcePositionId)).toEqual(lines.map(({ id }) => id));
    expect([discountAmount, completes]).toEqual(['20.00', true]);
  });

  it('leaves out what was credited before, and takes the rest', () => {
    const { positions } = restCredit(aBill(creditedOf('wood', '10', '720.00')));
    expect(positions.map(({ sourcePositionId }) => sourcePositionId)).not.toContain('wood');
    expect(positions[0]).toMatchObject({ sourcePositionId: 'third', quantity: '3.000' });
  });

  it('of units that were credited at a lower price is one sum', () => {
    const bill = aBill({ ...creditedOf('wood', '10', '100.00'), values: new Map([['wood', 0n]]) });
    expect(restCredit(bill).positions[0]).toMatchObject({
      ...{ sourcePositionId: 'wood', quantity: '1.000', unit: 'flat_rate', unitPrice: '620.00' },
    });
  });

  it('shares what was deducted of the whole bill by what is left of it', () => {
    const only = [lines[0], lines[0] && { ...lines[0], id: 'other' }] as PositionEntity[];
    const bill = { ...aBill(creditedOf('wood', '10', '720.00'), only), discountAmount: '30.00' };
    expect(
      restCredit({ ...bill, credited: { ...bill.credited, values: new Map([['wood', 72_000_000_000n]]) } }),
    ).toMatchObject({ discountAmount: '15.00' });
  });
});

it('rounding may come to half a hundredth a line, discount and rate of each credit, and no more', () => {
  expect(roundingBound(aBill())).toBe(7n);
  expect(roundingBound(aBill({ count: 2 }))).toBe(21n);
});
