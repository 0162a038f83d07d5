import { formatFixed, parseFixed, sumFixed } from '@jahrring/contracts-documents';
import fc from 'fast-check';
import { aStoredPosition } from '../test/a-stored-position';
import {
  addWeights,
  fractionOf,
  noWeight,
  portionOf,
  scaleWeight,
  shareOf,
  isWhole,
  valueOf,
  weightOf,
} from './portions';

const order = aStoredPosition({ quantity: '10.000', unitPrice: '5.0000' });

describe('how much of a line is taken', () => {
  it('is its quantity by its price', () => {
    const { before, now, whole } = fractionOf(order, { taken: ['2.5'], choice: { quantity: '5' } });
    expect([before * 4n, now * 2n]).toEqual([whole, whole]);
  });

  it('at a lower price is less of it, so that the rest can still be charged', () => {
    const { now, whole } = fractionOf(order, { taken: [], choice: { quantity: '10', unitPrice: '2.5' } });
    expect(now * 2n).toBe(whole);
  });

  it('is never more than all of it', () => {
    const { before, now, whole } = fractionOf(order, { taken: ['8', '8'], choice: { quantity: '5' } });
    expect([before, now]).toEqual([whole, 0n]);
    expect(fractionOf(order, { taken: [], choice: { quantity: '99' } }).now).toBe(whole);
  });

  it('as a rest in one sum is all that is left', () => {
    const { before, now, whole } = fractionOf(order, {
      taken: ['4'],
      choice: { quantity: '1', rest: '30.00' },
    });
    expect(before + now).toBe(whole);
  });

  it('without a price is its quantity', () => {
    const free = aStoredPosition({ quantity: '4.000', unitPrice: '0.0000' });
    expect(fractionOf(free, { taken: ['1'], choice: { quantity: '2' } })).toEqual({
      ...{ before: 1_000n, now: 2_000n, whole: 4_000n },
    });
  });

  it('without price and quantity is all at once', () => {
    const nothing = aStoredPosition({ quantity: '0.000', unitPrice: '0.0000' });
    expect(fractionOf(nothing, { taken: [], choice: { quantity: '0' } })).toEqual({
      before: 0n,
      now: 1n,
      whole: 1n,
    });
    expect(fractionOf(nothing, { taken: ['0'], choice: { quantity: '0' } }).now).toBe(0n);
  });

  it('of a negative line is as much as of a positive one', () => {
    const back = aStoredPosition({ quantity: '-10.000', unitPrice: '5.0000' });
    const share = { taken: ['-2.5'], choice: { quantity: '-5' } };
    expect(fractionOf(back, share)).toEqual(fractionOf(order, { taken: ['2.5'], choice: { quantity: '5' } }));
  });

  it.each([
    ['10', ['4', '6'], '0', true],
    ['10', ['4'], '6', true],
    ['10', ['4'], '5.999', false],
    ['-3', ['-1'], '-2', true],
    ['10', ['12'], '0', true],
  ])('of %s after %j with %s leaves nothing: %s', (ordered, taken, quantity, expected) => {
    expect(isWhole(ordered, taken, quantity)).toBe(expected);
  });
});

describe('the share of a fixed amount', () => {
  it('of nothing at all goes with the first part', () => {
    expect(shareOf('5.00', { before: 0n, now: 0n, whole: 0n })).toBe('5.00');
    expect(shareOf('5.00', { before: 1n, now: 0n, whole: 0n })).toBe('0.00');
  });

  it('that is not there is not there in any part', () => {
    expect(shareOf(null, { before: 0n, now: 1n, whole: 2n })).toBeNull();
  });

  it('is rounded against what went before: three thirds of ten Rappen are ten Rappen', () => {
    const third = (before: bigint) => shareOf('0.10', { before, now: 1n, whole: 3n });
    expect([third(0n), third(1n), third(2n)]).toEqual(['0.03', '0.04', '0.03']);
  });
});

describe('what lines weigh together', () => {
  it('is their amounts with discounts in it', () => {
    const half = aStoredPosition({ quantity: '10.000', unitPrice: '5.0000', discountPercent: '50' });
    const weights = [order, half].map(
      (line) => weightOf(line, { taken: [], choice: { quantity: '10' } }).value.whole,
    );
    expect(weights[0]).toBe(2n * (weights[1] ?? 0n));
  });

  it('is their quantities where nothing of them has a value', () => {
    const free = aStoredPosition({ quantity: '4.000', unitPrice: '0.0000' });
    const weight = weightOf(free, { taken: [], choice: { quantity: '1' } });
    expect(portionOf(weight)).toEqual({ before: 0n, now: 1_000n, whole: 4_000n });
  });

  it('with nothing is nothing more', () => {
    const weight = weightOf(order, { taken: [], choice: { quantity: '4' } });
    expect(addWeights(weight, noWeight)).toEqual(weight);
  });

  it('after a discount is in the same proportion, and a discount of all leaves nothing', () => {
    const weight = weightOf(order, { taken: ['2'], choice: { quantity: '3' } });
    const { value } = scaleWeight(weight, 1n, 2n);
    expect([value.before * 2n, value.now * 2n, value.whole * 2n]).toEqual([
      ...[weight.value.before, weight.value.now, weight.value.whole],
    ]);
    expect(scaleWeight(weight, 0n, 2n).value).toEqual({ before: 0n, now: 0n, whole: 0n });
    expect(scaleWeight(weight, 1n, 0n)).toEqual(weight);
  });

  it('of all parts of a line together is the line, however it is cut', () => {
    const cuts = fc.array(fc.integer({ min: 1, max: 5_000 }), { minLength: 1, maxLength: 8 });
    const price = fc.integer({ min: 1, max: 999_999 }).map((value) => formatFixed(BigInt(value), 4));
    fc.assert(
      fc.property(cuts, price, fc.integer({ min: 0, max: 10_000 }), (parts, unitPrice, percent) => {
        const quantity = formatFixed(BigInt(parts.reduce((sum, part) => sum + part, 0)), 3);
        const discountPercent = formatFixed(BigInt(percent), 2);
        const line = aStoredPosition({ quantity, unitPrice, discountPercent, surchargeAmount: '7.77' });
        const taken: string[] = [];
        const shares: string[] = [];
        let value = 0n;
        for (const part of parts) {
          const choice = { quantity: formatFixed(BigInt(part), 3) };
          const weight = weightOf(line, { taken, choice });
          value += weight.value.now;
          shares.push(shareOf('7.77', fractionOf(line, { taken, choice })) ?? '');
          taken.push(choice.quantity);
          expect(weight.value.before + weight.value.now <= weight.value.whole).toBe(true);
        }
        expect(value).toBe(weightOf(line, { taken: [], choice: { quantity } }).value.whole);
        expect(sumFixed(shares, 2)).toBe('7.77');
        expect(isWhole(quantity, taken, '0')).toBe(true);
      }),
    );
  });

  it('has no sign: what is deducted weighs as much as what is charged', () => {
    const quantity = fc.integer({ min: -9_999, max: 9_999 });
    fc.assert(
      fc.property(quantity, quantity, (one, other) => {
        const value = valueOf(formatFixed(BigInt(one), 3), formatFixed(BigInt(other), 4));
        expect(value >= 0n).toBe(true);
        expect(value).toBe(valueOf(formatFixed(BigInt(-one), 3), formatFixed(BigInt(other), 4)));
        expect(value).toBe(BigInt(Math.abs(one)) * BigInt(Math.abs(other)));
      }),
    );
    expect(parseFixed('1.5', 3)).toBe(1_500n);
  });
});
