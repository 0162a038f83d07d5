import { countedNumber, nextNumber } from './project-number';

describe('nextNumber', () => {
  it.each([
    [undefined, 'P001'],
    ['P240', 'P241'],
    ['HOLZ-0099', 'HOLZ-0100'],
    ['2026-9', '2026-10'],
    ['999', '1000'],
    ['12a', '13a'],
    ['Wald', 'Wald-2'],
  ])('counts %s up to %s', (last, next) => {
    expect(nextNumber(last)).toBe(next);
  });
});

describe('countedNumber', () => {
  it('passes over numbers that are names, where there are others', () => {
    expect(countedNumber(['S-ARCHCANC', 'Wald', 'P240', 'P239'])).toBe('P240');
    expect(countedNumber(['S-ARCHCANC', 'Wald'])).toBe('S-ARCHCANC');
    expect(countedNumber([])).toBeUndefined();
  });

  it('follows a series from its second number on', () => {
    expect(countedNumber(['S-ARCHCANC-2', 'P240', 'P239'])).toBe('P240');
    expect(countedNumber(['2027-002', '2027-001', 'P240', 'P239'])).toBe('2027-002');
    expect(countedNumber(['2027-001', '2026-118', '2026-117'])).toBe('2027-001');
    expect(countedNumber(['12a', '11a', 'P240'])).toBe('12a');
    expect(countedNumber(['S-ARCHCANC-2', 'P240'])).toBe('S-ARCHCANC-2');
  });
});
