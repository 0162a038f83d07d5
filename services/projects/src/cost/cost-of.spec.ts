import { CostRates, type CostedLine } from './cost-of';

const hour: CostedLine = {
  kind: 'hours',
  day: '2026-11-10',
  employeeId: 'ruth',
  objectId: 'felling',
  seconds: 5400,
  quantity: null,
  cost: null,
};
const licence = { target: 'licence', targetId: null, validFrom: '2026-01-01', rate: '50.0000' } as const;
const ruth = { target: 'employee', targetId: 'ruth', validFrom: '2026-06-01', rate: '62.5000' } as const;
const saw = { target: 'object', targetId: 'saw', validFrom: '2026-01-01', rate: '4.3333' } as const;

describe('what a line costs', () => {
  it('is the person’s rate before the licence’s', () => {
    expect(new CostRates([licence, ruth]).costOf(hour)?.toFixed(2)).toBe('93.75');
    expect(new CostRates([licence]).costOf(hour)?.toFixed(2)).toBe('75.00');
  });

  it('is the rate that had begun on its day', () => {
    const rates = new CostRates([licence, ruth, { ...ruth, validFrom: '2026-11-11', rate: '99.0000' }]);
    expect(rates.costOf(hour)?.toFixed(2)).toBe('93.75');
    expect(rates.costOf({ ...hour, day: '2026-11-11' })?.toFixed(2)).toBe('148.50');
    expect(rates.costOf({ ...hour, day: '2025-12-31' })).toBeNull();
  });

  it('is the object’s rate for what it measures, rounded half up', () => {
    const used: CostedLine = { ...hour, kind: 'tools', objectId: 'saw', quantity: '1.500' };
    expect(new CostRates([saw, licence]).costOf(used)?.toFixed(2)).toBe('6.50');
    expect(new CostRates([licence]).costOf(used)).toBeNull();
  });

  it('is what was spent where that is known, whatever the rates say', () => {
    const spent: CostedLine = { ...hour, kind: 'expenses', cost: '18.40' };
    expect(new CostRates([licence, ruth]).costOf(spent)?.toFixed(2)).toBe('18.40');
  });
});
