import { addDays, weekOf } from '@jahrring/contracts-common';
import fc from 'fast-check';
import { resolveSpan } from '../span';
import { overtimeOf, overtimeOfWeek } from './overtime';
import type { WorkRecord } from './work-record';

const hour = 3600;
const zone = 'Europe/Zurich';

function work(workDate: string, from: string, to: string): WorkRecord {
  const found = resolveSpan({ date: workDate, from, to }, zone);
  if (!found.ok) throw new Error('not a stretch of time');
  const { span } = found;
  return { workDate, seconds: (span.endMs - span.startMs) / 1000, breakSeconds: 0, span, zone };
}

describe('overtime', () => {
  it('is first that of the contract, then that of the law', () => {
    expect(overtimeOf(52 * hour, 42 * hour, 45 * hour)).toEqual({ contract: 3 * hour, legal: 7 * hour });
    expect(overtimeOf(40 * hour, 42 * hour, 45 * hour)).toEqual({ contract: 0, legal: 0 });
  });

  it('adds up to what was worked beyond the target', () => {
    const seconds = fc.integer({ min: 0, max: 100 * hour });
    fc.assert(
      fc.property(seconds, seconds, seconds, (worked, target, law) => {
        const { contract, legal } = overtimeOf(worked, target, law);
        expect(contract + legal).toBe(Math.max(0, worked - target));
        expect(Math.min(contract, legal)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('of a week across New Year counts its seven days, and of a shift over Sunday midnight the part before', () => {
    const monday = '2026-12-28';
    const days = weekOf(monday)
      .slice(0, 5)
      .map((date) => work(date, '07:00', '16:00'));
    const shift = work(addDays(monday, 6), '22:00', '06:00');
    const target = (date: string) => (date < addDays(monday, 5) ? 8 * hour : 0);
    expect(overtimeOfWeek([...days, shift], monday, target, 45 * hour)).toEqual({
      contract: 5 * hour,
      legal: 2 * hour,
    });
    expect(overtimeOfWeek([shift], addDays(monday, 7), () => 0, 45 * hour)).toEqual({
      contract: 6 * hour,
      legal: 0,
    });
  });
});
