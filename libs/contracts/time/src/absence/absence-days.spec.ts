import { addDays, weekdayOf } from '@jahrring/contracts-common';
import fc from 'fast-check';
import { absenceDays, spansOverlap, workingSeconds, type AbsenceSpan, type DayFacts } from './absence-days';

const day = 30_241;
const weekPattern = (date: string): DayFacts => ({
  targetSeconds: weekdayOf(date) <= 5 ? day : 0,
  holidayHalves: date === '2026-12-25' ? 2 : date === '2026-12-24' ? 1 : 0,
});
const aSpan = (change: Partial<AbsenceSpan> = {}): AbsenceSpan => ({
  startsOn: '2026-12-21',
  endsOn: '2026-12-27',
  startHalf: false,
  endHalf: false,
  ...change,
});
const sum = (span: AbsenceSpan) =>
  absenceDays(span, weekPattern).reduce((total, { halfDays }) => total + halfDays, 0);

describe('days of an absence', () => {
  it('leave out days off and public holidays, and the afternoon of a half one', () => {
    expect(absenceDays(aSpan(), weekPattern).map(({ halfDays }) => halfDays)).toEqual([2, 2, 2, 1, 0, 0, 0]);
  });

  it('begin and end at midday where they say so', () => {
    expect(sum(aSpan({ endsOn: '2026-12-22', startHalf: true, endHalf: true }))).toBe(2);
    expect(sum(aSpan({ endsOn: '2026-12-21', endHalf: true }))).toBe(1);
    expect(sum(aSpan({ startsOn: '2026-12-24', endsOn: '2026-12-24', startHalf: true }))).toBe(0);
  });

  it('count two halves of a day as the day, to the second', () => {
    const one = { startsOn: '2026-12-21', endsOn: '2026-12-21' };
    const [morning] = absenceDays(aSpan({ ...one, endHalf: true }), weekPattern);
    const [afternoon] = absenceDays(aSpan({ ...one, startHalf: true }), weekPattern);
    expect((morning?.seconds ?? 0) + (afternoon?.seconds ?? 0)).toBe(day);
  });

  it('never count more than is left to work', () => {
    const spans = fc.record({
      startsOn: fc.integer({ min: 0, max: 30 }).map((offset) => addDays('2026-12-01', offset)),
      length: fc.integer({ min: 0, max: 20 }),
      startHalf: fc.boolean(),
      endHalf: fc.boolean(),
    });
    fc.assert(
      fc.property(spans, ({ startsOn, length, startHalf, endHalf }) => {
        const span = { startsOn, endsOn: addDays(startsOn, length), startHalf, endHalf };
        for (const { date, seconds } of absenceDays(span, weekPattern)) {
          expect(seconds).toBeLessThanOrEqual(workingSeconds(weekPattern(date)));
        }
      }),
    );
  });
});

describe('overlapping absences', () => {
  it('share half a day or more', () => {
    const morning = aSpan({ endsOn: '2026-12-21', endHalf: true });
    const afternoon = aSpan({ endsOn: '2026-12-21', startHalf: true });
    expect(spansOverlap(morning, afternoon)).toBe(false);
    expect(spansOverlap(aSpan(), afternoon)).toBe(true);
    expect(spansOverlap(aSpan({ endHalf: true }), aSpan({ startsOn: '2026-12-27', startHalf: true }))).toBe(
      false,
    );
    expect(spansOverlap(aSpan(), aSpan({ startsOn: '2026-12-27', endsOn: '2027-01-02' }))).toBe(true);
  });
});
