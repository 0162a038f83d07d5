import { sumValues, type LotPrice, type LotSum } from '@jahrring/contracts-timber';
import fc from 'fast-check';
import type { StemSum } from '../stem';
import type { LotEntity } from './lot.entity';
import { estimatedSum, pricedSums, valueOf } from './lot-value';

const aSum = (change: Partial<StemSum> = {}): StemSum => ({
  ...{ species: 'fi', assortment: 'L1', quality: 'B', thicknessClass: '2b', stemCount: 3, volume: '1.530' },
  ...change,
});
const aPrice = (price: string, change: Partial<LotPrice> = {}): LotPrice => ({
  ...{ assortment: 'L1', thicknessClass: null, quality: null, price },
  ...change,
});
const priced = (sum: StemSum, ...prices: LotPrice[]) => {
  const [found] = pricedSums([sum], prices);
  return found && [found.price, found.value];
};

describe('the price of a sum of logs', () => {
  const all = [
    aPrice('80'),
    aPrice('90', { quality: 'B' }),
    aPrice('95', { thicknessClass: '2b' }),
    aPrice('99', { thicknessClass: '2b', quality: 'B' }),
  ];

  it('is the one that says most of it: class and quality, class, quality, assortment', () => {
    expect(priced(aSum(), ...all)?.[0]).toBe('99');
    expect(priced(aSum({ quality: 'C' }), ...all)?.[0]).toBe('95');
    expect(priced(aSum({ thicknessClass: '3a' }), ...all)?.[0]).toBe('90');
    expect(priced(aSum({ quality: null, thicknessClass: '4' }), ...all)?.[0]).toBe('80');
  });

  it('does not depend on the order in which they were agreed', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(all, { minLength: all.length }), (shuffled) => {
        expect(priced(aSum(), ...shuffled)?.[0]).toBe('99');
      }),
    );
  });

  it('is none of another assortment', () => {
    expect(priced(aSum({ assortment: 'L2' }), ...all)).toEqual([null, null]);
    expect(priced(aSum({ assortment: null }), ...all)).toEqual([null, null]);
  });
});

describe('the value', () => {
  it('is volume times price, half a cent rounded up, once', () => {
    expect(priced(aSum({ volume: '0.530' }), aPrice('98.5'))?.[1]).toBe('52.21');
    expect(priced(aSum({ volume: '0.001' }), aPrice('4.9999'))?.[1]).toBe('0.00');
    expect(priced(aSum({ volume: '0.001' }), aPrice('5'))?.[1]).toBe('0.01');
    expect(priced(aSum({ volume: '1.005' }), aPrice('100'))?.[1]).toBe('100.50');
  });

  it('of a lot is the sum of rounded values, so that it is what stands on the bill', () => {
    const sums = pricedSums(
      [aSum({ volume: '0.001' }), aSum({ volume: '0.001', quality: 'C' })],
      [aPrice('5')],
    );
    expect(valueOf(sums)).toBe('0.02');
  });

  it('is not known while one of its sums has no price, nor of nothing', () => {
    const sums = pricedSums([aSum(), aSum({ assortment: 'IS' })], [aPrice('90')]);
    expect(valueOf(sums)).toBeNull();
    expect(valueOf([])).toBeNull();
  });

  it('is the same by the sums of a mill’s measurement', () => {
    const volumes = fc.array(fc.integer({ min: 0, max: 999_999 }), { minLength: 1, maxLength: 10 });
    const price = fc.integer({ min: 0, max: 9_999_999 }).map((one) => (one / 10_000).toFixed(4));
    fc.assert(
      fc.property(volumes, price, (thousandths, one) => {
        const sums = pricedSums(thousandths.map((volume) => aSum({ volume: (volume / 1000).toFixed(3) })), [aPrice(one)]);
        expect(valueOf(sums)).toBe(sumValues(sums.map(({ value }) => value)));
        for (const { volume, value } of sums) expect(Math.abs(Number(value) - Number(volume) * Number(one))).toBeLessThanOrEqual(0.0051);
      }),
    );
  }); // oxfmt-ignore
});

describe('an estimated lot', () => {
  const lot = (change: Partial<LotEntity>) =>
    estimatedSum({
      kind: 'estimated',
      species: 'bu',
      assortment: 'EH',
      volume: '7.143',
      prices: [],
      ...change,
    } as LotEntity);

  it('is one sum without pieces, at the price of its assortment', () => {
    expect(lot({ prices: [aPrice('60', { assortment: 'EH' })] })).toEqual<LotSum[]>([
      {
        ...{ species: 'bu', assortment: 'EH', quality: null, thicknessClass: null },
        ...{ stemCount: 0, volume: '7.143', price: '60', value: '428.58' },
      },
    ]);
  });

  it('takes no price that names a class or quality, which nobody has measured', () => {
    expect(lot({ prices: [aPrice('60', { assortment: 'EH', quality: 'B' })] })[0]?.price).toBeNull();
    expect(lot({ prices: null })[0]?.value).toBeNull();
  });

  it('is nothing until somebody says what lies there', () => expect(lot({ species: null })).toEqual([]));
});
