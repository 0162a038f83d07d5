import { exchangeGain, proposeForeign, rateOf } from './exchange';

/** EUR 108.10 booked at 0.95. */
const euroBill = { id: 'euro', open: '108.10', baseOpen: '102.70' };
const francBill = { id: 'franc', open: '108.10', baseOpen: '108.10' };

describe('a payment in another currency', () => {
  it('settles a bill whole where it is worth about that', () => {
    expect(proposeForeign(euroBill, { amount: '100.00', baseAmount: '100.00' })).toEqual({
      ...{ amount: '108.10', paymentAmount: '100.00' },
    });
    expect(proposeForeign(francBill, { amount: '115.00', baseAmount: '109.25' })).toEqual({
      ...{ amount: '108.10', paymentAmount: '115.00' },
    });
  });

  it('settles the part that it is worth, and leaves what is above as a credit', () => {
    expect(proposeForeign(euroBill, { amount: '51.35', baseAmount: '51.35' })).toEqual({
      ...{ amount: '54.05', paymentAmount: '51.35' },
    });
    expect(proposeForeign(francBill, { amount: '200.00', baseAmount: '190.00' })).toEqual({
      ...{ amount: '108.10', paymentAmount: '113.79' },
    });
  });

  it('brings a gain or a loss against the value in the books', () => {
    const francs = { amount: '100.00', baseAmount: '100.00' };
    expect(exchangeGain(euroBill, { amount: '108.10', paymentAmount: '100.00' }, francs)).toBe('-2.70');
    const euros = { amount: '115.00', baseAmount: '109.25' };
    expect(exchangeGain(francBill, { amount: '108.10', paymentAmount: '115.00' }, euros)).toBe('1.15');
    expect([rateOf(euros), rateOf({ amount: '', baseAmount: '1' })]).toEqual(['0.9500', null]);
  });
});
