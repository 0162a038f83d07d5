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
});
