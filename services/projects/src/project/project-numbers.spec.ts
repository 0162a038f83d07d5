import { defaultProjectSettings, projectLimits, type ProjectSettings } from '@jahrring/contracts-projects';
import fc from 'fast-check';
import { nextInSeries, projectSeries, seriesStart } from './number-proposal';
import { nextNumber } from './project-number';

const propose = (day: string, used: readonly string[], change: Partial<ProjectSettings> = {}) => {
  const series = projectSeries({ ...defaultProjectSettings, version: 1, numberFormat: 'year', ...change });
  if (!series) throw new Error('no series');
  return nextInSeries(series, day, used);
};

describe('numbers of projects over the years', () => {
  const used = ['2026-0041', '2026-0042', '2025-0107'];

  it('begin anew on 1 January, and go on until 31 December', () => {
    expect([propose('2026-12-31', used), propose('2027-01-01', used), propose('2025-06-01', used)]).toEqual([
      ...['2026-0043', '2027-0001', '2025-0108'],
    ]);
  });

  it('begin anew each month where they name it, and never where they name nothing', () => {
    const month = { numberFormat: 'year_month' } as const;
    expect([
      propose('2026-11-30', ['2611-0003'], month),
      propose('2026-12-01', ['2611-0003'], month),
    ]).toEqual([...['2611-0004', '2612-0001']]);
    const consecutive = { numberFormat: 'consecutive' } as const;
    expect(propose('2027-01-01', ['000041'], consecutive)).toBe('000042');
  });

  it('grow beyond their width rather than begin anew', () => {
    expect(propose('2026-05-05', ['2026-9999'])).toBe('2026-10000');
    expect(propose('2026-05-05', ['2026-9999', '2026-10000'])).toBe('2026-10001');
  });

  it('go behind the highest, not the last, and fill no gap', () => {
    expect(propose('2026-05-05', ['2026-0007', '2026-0003', '2026-0001'])).toBe('2026-0008');
  });

  it('are not led astray by numbers of another form', () => {
    expect(propose('2026-05-05', ['2026-0007a', '2026-12345678901', '2026-', '2026-00-99', '20269999'])).toBe(
      '2026-0001',
    );
    const prefixed = { numberPrefix: 'H' };
    expect(propose('2026-05-05', ['2026-0007', 'H2026-0002'], prefixed)).toBe('H2026-0003');
  });

  it('are never one that is used, and always higher than all of their period', () => {
    const day = fc.constantFrom('2025-12-31', '2026-01-01', '2026-12-31', '2027-01-01');
    const formats = fc.constantFrom('year', 'short_year', 'year_month', 'consecutive');
    const sequence = fc.integer({ min: 1, max: 20_000 });
    fc.assert(
      fc.property(day, formats, fc.array(sequence, { maxLength: 10 }), fc.constantFrom<4 | 6>(4, 6), (on, numberFormat, sequences, numberWidth) => {
        const settings = { numberFormat, numberWidth } as const;
        const series = projectSeries({ ...defaultProjectSettings, version: 1, ...settings });
        if (!series) throw new Error('no series');
        const start = seriesStart(series, on);
        const taken = sequences.map((one) => `${start}${String(one).padStart(numberWidth, '0')}`);
        const next = propose(on, taken, settings);
        expect(taken).not.toContain(next);
        expect(Number(next.slice(start.length))).toBe(Math.max(0, ...sequences) + 1);
      }),
    );
  }); // oxfmt-ignore
});

describe('the number after the last one', () => {
  it('keeps what stands before and after the digits, and their width', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z-]{0,8}$/), fc.integer({ min: 0, max: 998 }), fc.stringMatching(/^[a-z]{0,3}$/), (head, count, tail) => {
        const digits = String(count).padStart(3, '0');
        expect(nextNumber(`${head}${digits}${tail}`)).toBe(`${head}${String(count + 1).padStart(3, '0')}${tail}`);
      }),
    ); // oxfmt-ignore
  });

  it('is never longer than a number can be, and another one each time', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: projectLimits.number }), (last) => {
        const next = nextNumber(last);
        expect(next.length).toBeLessThanOrEqual(projectLimits.number);
        expect(next).not.toBe(last);
      }),
    );
  });

  it('counts beyond what a float can hold', () => {
    expect(nextNumber('P9007199254740993')).toBe('P9007199254740994');
  });
});
