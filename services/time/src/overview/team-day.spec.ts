import { dayRemarks, defaultTimeSettings } from '@jahrring/contracts-time';
import fc from 'fast-check';
import { teamDay, type TeamDayRules, type TeamEntry } from './team-day';

const date = '2026-11-19';
const maybe = fc.option(fc.constant(new Date('2026-11-20T17:00:00.000Z')));
const entry: fc.Arbitrary<TeamEntry> = fc
  .record({
    workDate: fc.constant(date),
    from: fc.option(fc.integer({ min: 0, max: 1200 })),
    minutes: fc.integer({ min: 1, max: 480 }),
    breakSeconds: fc.constantFrom(0, 900, 1800),
    seenAt: maybe,
    confirmedAt: maybe,
    exportedAt: maybe,
    archivedAt: maybe,
    needsReview: fc.boolean(),
    late: fc.boolean(),
    billable: fc.boolean(),
  })
  .map(({ from, minutes, ...rest }) => {
    const start = from === null ? null : Date.parse(`${rest.workDate}T00:00:00Z`) + from * 60_000;
    return {
      ...rest,
      employeeId: 'e',
      projectId: 'p',
      kind: 'hours',
      comment: null,
      startAt: start === null ? null : new Date(start),
      endAt: start === null ? null : new Date(start + minutes * 60_000),
      seconds: minutes * 60,
    };
  });
const rules = (change: Partial<TeamDayRules> = {}): TeamDayRules => ({
  today: '2026-11-21',
  zone: 'Europe/Zurich',
  settings: defaultTimeSettings,
  targetOf: () => 8 * 3600,
  isLocked: () => false,
  mayConfirm: () => true,
  unlockedUntil: () => undefined,
  partial: false,
  ...change,
});
const list = fc.array(entry, { maxLength: 12 });

describe('a day of the team', () => {
  it('counts every entry once', () => {
    fc.assert(
      fc.property(list, (own) => {
        const day = teamDay(date, own, [], rules());
        expect(day.entries).toBe(own.length);
        expect(day.workedSeconds).toBe(own.reduce((sum, { seconds }) => sum + seconds, 0));
        expect(day.open + day.confirmed).toBe(own.length);
        const short = day.targetSeconds - day.workedSeconds;
        expect(day.missingSeconds).toBe(short > 15 * 60 ? short : 0);
      }),
    );
  });

  it('does not mind the order of the entries', () => {
    fc.assert(
      fc.property(list, (entries) => {
        expect(teamDay(date, entries.toReversed(), [], rules())).toEqual(teamDay(date, entries, [], rules()));
      }),
    );
  });

  it('says nothing of the whole day where only a part of it is seen', () => {
    fc.assert(
      fc.property(list, (entries) => {
        const hint = { kind: 'dailyRest' as const, date, workDate: date, actual: 0, limit: 1 };
        const { remarks, missingSeconds } = teamDay(date, entries, [hint], rules({ partial: true }));
        expect(missingSeconds).toBe(0);
        for (const remark of ['missing', 'break', 'law'] as const) expect(remarks).not.toContain(remark);
        expect(remarks.every((remark) => dayRemarks.includes(remark))).toBe(true);
      }),
    );
  });

  it('flags overlaps exactly where two entries share a moment', () => {
    fc.assert(
      fc.property(list, (entries) => {
        const spans = entries.flatMap(({ startAt, endAt }) =>
          startAt && endAt ? [{ startMs: startAt.getTime(), endMs: endAt.getTime() }] : [],
        );
        const shared = spans.some((one, at) =>
          spans.some((other, index) => index > at && one.startMs < other.endMs && other.startMs < one.endMs),
        );
        expect(teamDay(date, entries, [], rules()).remarks.includes('overlap')).toBe(shared);
      }),
    );
  });
});
