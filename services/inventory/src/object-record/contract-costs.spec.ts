import { contractCostsOf } from './contract-costs';

const none = {
  ...{ insurancePerYear: null, insuredFrom: null, insuredUntil: null },
  ...{ leasePerMonth: null, leasedFrom: null, leasedUntil: null, datedCosts: null },
};

describe('contractCostsOf', () => {
  it('lets each premium end the day before the next begins, and the last one with the contract', () => {
    const told = contractCostsOf({
      ...none,
      ...{ insurancePerYear: '4800.00', insuredFrom: '2025-04-01', insuredUntil: '2027-03-31' },
      datedCosts: [
        { kind: 'insurance', validFrom: '2027-01-01', amount: '5200.00' },
        { kind: 'lease', validFrom: '2026-02-01', amount: '900.00' },
        { kind: 'insurance', validFrom: '2026-01-01', amount: '5000.00' },
      ],
    });
    expect(told).toEqual([
      { kind: 'insurance', amount: '4800.00', from: '2025-04-01', until: '2025-12-31' },
      { kind: 'insurance', amount: '5000.00', from: '2026-01-01', until: '2026-12-31' },
      { kind: 'insurance', amount: '5200.00', from: '2027-01-01', until: '2027-03-31' },
      { kind: 'lease', amount: '900.00', from: '2026-02-01', until: null },
    ]);
  });

  it('leaves out what would begin after the contract has ended', () => {
    const machine = { ...none, leasePerMonth: '900.00', leasedUntil: '2026-05-31' };
    const datedCosts = [{ kind: 'lease', validFrom: '2026-06-01', amount: '950.00' }] as const;
    expect(contractCostsOf({ ...machine, datedCosts: [...datedCosts] })).toEqual([
      { kind: 'lease', amount: '900.00', from: null, until: '2026-05-31' },
    ]);
  });

  /** Source: a premium or rate is owed from the contract's begin on; German VVG § 2 (1), Swiss VVG art. 9 and lease contracts alike. */
  it('counts no amount before the contract begins', () => {
    const machine = { ...none, insuredFrom: '2026-04-01', insuredUntil: '2027-03-31' };
    const dated = (validFrom: string, amount: string) => ({ kind: 'insurance' as const, validFrom, amount });
    const datedCosts = [dated('2026-01-01', '4800.00'), dated('2027-01-01', '5000.00')];
    const second = { kind: 'insurance', amount: '5000.00', from: '2027-01-01', until: '2027-03-31' };
    expect(contractCostsOf({ ...machine, datedCosts })).toEqual([
      { kind: 'insurance', amount: '4800.00', from: '2026-04-01', until: '2026-12-31' },
      second,
    ]);
    expect(contractCostsOf({ ...machine, insurancePerYear: '4900.00', datedCosts })).toEqual([
      { kind: 'insurance', amount: '4900.00', from: '2026-04-01', until: '2026-12-31' },
      second,
    ]);
  });
});
