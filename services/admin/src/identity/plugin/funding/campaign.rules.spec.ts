import { Decimal } from 'decimal.js';
import {
  currentState,
  cutPrice,
  isCollecting,
  isCutIn,
  pledgeBounds,
  stateAt,
  sumOf,
} from './campaign.rules';

const terms = {
  goal: '10000.00',
  startPercent: 60,
  guaranteePercent: 80,
  maxInvestors: 20,
  smallestPledge: '100.00',
  largestSharePercent: 50,
};

describe('rules of a campaign', () => {
  it.each([
    ['5999.99', 'open'],
    ['6000.00', 'development'],
    ['7999.99', 'development'],
    ['8000.00', 'guaranteed'],
    ['10000.00', 'guaranteed'],
  ])('CHF %s of 10 000 make it %s', (sum, state) => expect(stateAt(terms, new Decimal(sum))).toBe(state));

  it.each([
    ['nothing is pledged', '0', 0, ['100.00', '5000.00']],
    ['less than the share is missing', '7000', 2, ['100.00', '3000.00']],
    ['less than the smallest pledge is missing', '9950.05', 3, ['49.95', '49.95']],
    ['the goal is reached', '10000', 3, null],
    ['all places are taken', '2000', 20, null],
  ])('what one more can pledge where %s', (_what, sum, investors, expected) => {
    const bounds = pledgeBounds(terms, { sum: new Decimal(sum), investors });
    expect(bounds && [bounds.least.toFixed(2), bounds.most.toFixed(2)]).toEqual(expected);
  });

  it('rounds the largest share down to the Rappen', () => {
    const bounds = pledgeBounds({ ...terms, goal: '1000.01', largestSharePercent: 33 }, sumOf([]));
    expect(bounds?.most.toFixed(2)).toBe('330.00');
  });

  it('adds to the Rappen', () =>
    expect(sumOf([{ amount: '0.10' }, { amount: '0.20' }]).sum.toFixed(2)).toBe('0.30'));

  const endsAt = new Date('2026-12-31T23:00:00.000Z');
  const before = new Date(endsAt.getTime() - 1);
  it.each([
    ['open', before, 'open', true],
    ['open', endsAt, 'failed', false],
    ['development', endsAt, 'failed', false],
    ['guaranteed', before, 'guaranteed', true],
    ['guaranteed', endsAt, 'guaranteed', false],
    ['invoiced', before, 'invoiced', false],
    ['failed', before, 'failed', false],
  ] as const)('%s at %p is %s', (state, now, expected, collecting) => {
    expect(currentState({ state, endsAt }, now)).toBe(expected);
    expect(isCollecting({ state, endsAt }, now)).toBe(collecting);
  });

  it.each([
    ['2026-10', false],
    ['2026-11', true],
    ['2027-10', true],
    ['2027-11', false],
  ])('cut the price of %s, for a year from the delivery in 2026-11: %s', (month, cut) =>
    expect(isCutIn(month, '2026-11', { priceCutPercent: 50, priceCutMonths: 12 })).toBe(cut),
  );

  it('cut a price to the Rappen', () => {
    expect([cutPrice('29.90', 50), cutPrice(0.05, 50), cutPrice('19.95', 100)]).toEqual([
      '14.95',
      '0.03',
      '0.00',
    ]);
    expect(isCutIn('2026-11', '2026-11', { priceCutPercent: 0, priceCutMonths: 12 })).toBe(false);
  });
});
