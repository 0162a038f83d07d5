import { units } from '@jahrring/contracts-common';
import fc from 'fast-check';
import { findClashes, inForceOn, priceOn, rateOn, rateTarget, type Rate } from './dated-rates';
import { objectKinds } from './object.events';

const day = fc
  .integer({ min: 0, max: 3000 })
  .map((offset) => new Date(Date.UTC(2022, 0, 1 + offset)).toISOString().slice(0, 10));
const dated = fc.uniqueArray(fc.record({ validFrom: day, price: fc.nat(900).map((n) => `${n}.0000`) }), {
  selector: ({ validFrom }) => validFrom,
  maxLength: 12,
});

describe('which price holds on a day', () => {
  it('is the one that has begun last, in whatever order they are kept', () => {
    fc.assert(
      fc.property(dated, day, fc.nat(), (prices, on, turn) => {
        const turned = prices.map((_one, index) => prices[(index + turn) % prices.length]!);
        const sorted = prices.filter(({ validFrom }) => validFrom <= on).map(({ validFrom }) => validFrom);
        expect(inForceOn(turned, on)?.validFrom).toBe(sorted.sort().at(-1));
      }),
    );
  });

  it('never changes between two beginnings', () => {
    fc.assert(
      fc.property(dated, day, day, (prices, one, other) => {
        const [from, to] = one < other ? [one, other] : [other, one];
        fc.pre(!prices.some(({ validFrom }) => validFrom > from && validFrom <= to));
        expect(inForceOn(prices, from)).toBe(inForceOn(prices, to));
      }),
    );
  });

  it('is the first price before any dated one begins', () => {
    const object = { price: '78.0000', datedPrices: [{ validFrom: '2026-07-01', price: '82.0000' }] };
    expect(priceOn(object, '2026-06-30')).toBe('78.0000');
    expect(priceOn(object, '2026-07-01')).toBe('82.0000');
  });

  it('depends on nothing that begins later', () => {
    fc.assert(
      fc.property(dated, day, (datedPrices, on) => {
        const past = datedPrices.filter(({ validFrom }) => validFrom <= on);
        expect(priceOn({ price: '1', datedPrices }, on)).toBe(priceOn({ price: '1', datedPrices: past }, on));
      }),
    );
  });
});

const target = fc.oneof(
  fc.constantFrom('one', 'two').map((objectId) => ({ objectId, kind: null, unit: null })),
  fc.record({
    objectId: fc.constant(null),
    kind: fc.constantFrom(...objectKinds.slice(0, 3)),
    unit: fc.constantFrom(null, ...units.slice(0, 3)),
  }),
);
const rates: fc.Arbitrary<Rate[]> = fc.array(
  fc
    .record({ at: target, validFrom: day, price: fc.constant('1') })
    .map(({ at, ...rate }) => ({ ...at, ...rate })),
  { maxLength: 20 },
);
const object = fc.record({
  id: fc.constantFrom('one', 'two', 'three'),
  kind: fc.constantFrom(...objectKinds.slice(0, 3)),
  unit: fc.constantFrom<string>(...units.slice(0, 3)),
});

describe('which rate of a category holds for an object', () => {
  it('is one that is for it, in force, and the nearest to it', () => {
    fc.assert(
      fc.property(rates, object, day, (all, one, on) => {
        const fits = all.filter(
          (rate) =>
            rate.validFrom <= on &&
            (rate.objectId === one.id ||
              (rate.kind === one.kind && (rate.unit === null || rate.unit === one.unit))),
        );
        const found = rateOn(all, one, on);
        expect(found === undefined).toBe(fits.length === 0);
        if (!found) return;
        expect(fits).toContain(found);
        if (fits.some(({ objectId }) => objectId === one.id)) expect(found.objectId).toBe(one.id);
        else if (fits.some(({ unit }) => unit === one.unit)) expect(found.unit).toBe(one.unit);
      }),
    );
  });

  it('is one and the same whatever the order, once no two of a target begin on one day', () => {
    fc.assert(
      fc.property(rates, object, day, (all, one, on) => {
        const clashing = new Set(findClashes(all, rateTarget));
        const clean = all.filter((_rate, index) => !clashing.has(index));
        expect(findClashes(clean, rateTarget)).toEqual([]);
        expect(rateOn([...clean].reverse(), one, on)).toBe(rateOn(clean, one, on));
      }),
    );
  });
});
