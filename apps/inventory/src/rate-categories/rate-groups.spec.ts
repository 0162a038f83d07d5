import type { RateView } from '@jahrring/contracts-inventory';
import { nextChange, ratesOn } from './rate-groups';

function aRate(rate: Partial<RateView>): RateView {
  const id = '01900000-0000-7000-8000-000000000001';
  return {
    id,
    objectId: null,
    kind: 'activities',
    unit: null,
    validFrom: '2026-01-01',
    price: '80',
    ...rate,
  };
}

describe('what a rate category says in the list', () => {
  const rates = [
    aRate({}),
    aRate({ validFrom: '2027-01-01', price: '84' }),
    aRate({ kind: 'machines', validFrom: '2027-06-01', price: '160' }),
  ];

  it('shows one rate of each target: the one in force', () => {
    expect(ratesOn(rates, '2026-12-31').map(({ price }) => price)).toEqual(['80']);
    expect(ratesOn(rates, '2027-06-01').map(({ price }) => price)).toEqual(['84', '160']);
  });

  it('tells the next change alone', () => {
    expect(nextChange(rates, '2026-06-01')).toBe('2027-01-01');
    expect(nextChange(rates, '2027-06-01')).toBeUndefined();
  });
});
