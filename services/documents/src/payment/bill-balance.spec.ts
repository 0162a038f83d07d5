import { balanceOf, paidState } from './bill-balance';

describe('the balance of a bill', () => {
  it('is its total less credits, payments and deductions', () => {
    const payments = [
      { amount: '50.00', deducted: '0.00' },
      { amount: '49.00', deducted: '1.00' },
      { amount: '-50.00', deducted: '0.00' },
    ];
    expect(balanceOf('200.05', ['20.00'], payments)).toEqual({ paid: '49.00', open: '130.05' });
    expect(balanceOf('20.00', ['30.00'], [])).toEqual({ paid: '0.00', open: '-10.00' });
  });

  it.each([
    ['CHRG', '0.01', 'CHRG'],
    ['CHRG', '0.00', 'PAID'],
    ['PAID', '-1.00', 'PAID'],
    ['PAID', '5.00', 'PCAN'],
    ['PCAN', '5.00', 'PCAN'],
    ['PCAN', '0.00', 'PAID'],
    ['CANC', '5.00', 'CANC'],
    ['ARCH', '0.00', 'ARCH'],
  ] as const)('takes a bill from %s with %s open to %s', (from, open, to) => {
    expect(paidState(from, open)).toBe(to);
  });
});
