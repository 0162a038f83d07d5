import fc from 'fast-check';
import { overlaps, resolveSpan, spanSeconds, type Span } from './span';

const zurich = 'Europe/Zurich';
const hours = (result: ReturnType<typeof resolveSpan>): number | string =>
  result.ok ? spanSeconds(result.span) / 3600 : `${result.field} ${result.reason}`;

const spans = fc
  .tuple(fc.integer({ min: 0, max: 2000 }), fc.integer({ min: 1, max: 960 }))
  .map(([start, length]): Span => ({ startMs: start * 60_000, endMs: (start + length) * 60_000 }));

describe('resolveSpan', () => {
  it('measures both nights of changing clocks in real hours', () => {
    expect(hours(resolveSpan({ date: '2026-03-28', from: '22:00', to: '06:00' }, zurich))).toBe(7);
    expect(hours(resolveSpan({ date: '2026-10-24', from: '22:00', to: '06:00' }, zurich))).toBe(9);
    expect(hours(resolveSpan({ date: '2026-11-20', from: '22:00', to: '06:00' }, zurich))).toBe(8);
    expect(hours(resolveSpan({ date: '2026-11-20', from: '07:00', to: '12:00' }, zurich))).toBe(5);
  });

  it('refuses a time the clock skips, at either end', () => {
    expect(hours(resolveSpan({ date: '2026-03-29', from: '02:30', to: '06:00' }, zurich))).toBe('from gap');
    expect(hours(resolveSpan({ date: '2026-03-29', from: '01:00', to: '02:30' }, zurich))).toBe('to gap');
    expect(hours(resolveSpan({ date: '2026-03-28', from: '22:00', to: '02:30' }, zurich))).toBe('to gap');
  });

  it('asks which one is meant when a time comes twice', () => {
    const autumn = { date: '2026-10-25', from: '02:30', to: '06:00' };
    expect(hours(resolveSpan(autumn, zurich))).toBe('from fold');
    expect(hours(resolveSpan({ ...autumn, fromOccurrence: 'first' }, zurich))).toBe(4.5);
    expect(hours(resolveSpan({ ...autumn, fromOccurrence: 'second' }, zurich))).toBe(3.5);
    const night = { date: '2026-10-24', from: '22:00', to: '02:30' };
    expect(hours(resolveSpan(night, zurich))).toBe('to fold');
    expect(hours(resolveSpan({ ...night, toOccurrence: 'second' }, zurich))).toBe(5.5);
  });

  it('takes the only later one without asking', () => {
    const within = { date: '2026-10-25', from: '02:45', fromOccurrence: 'first', to: '02:15' } as const;
    expect(hours(resolveSpan(within, zurich))).toBe(0.5);
    const round = { date: '2026-10-25', from: '02:15', to: '02:15' } as const;
    expect(hours(resolveSpan({ ...round, fromOccurrence: 'first', toOccurrence: 'second' }, zurich))).toBe(1);
  });

  it('refuses a stretch in which no time passes', () => {
    expect(hours(resolveSpan({ date: '2026-11-20', from: '07:00', to: '07:00' }, zurich))).toBe('to empty');
  });
});

describe('overlaps', () => {
  it('is half-open: touching is not overlapping', () => {
    expect(overlaps({ startMs: 0, endMs: 5 }, { startMs: 5, endMs: 9 })).toBe(false);
    expect(overlaps({ startMs: 0, endMs: 6 }, { startMs: 5, endMs: 9 })).toBe(true);
  });

  it('is symmetric and equals sharing a minute', () => {
    fc.assert(
      fc.property(spans, spans, (a, b) => {
        const shared = Math.min(a.endMs, b.endMs) - Math.max(a.startMs, b.startMs);
        expect(overlaps(a, b)).toBe(shared > 0);
        expect(overlaps(b, a)).toBe(overlaps(a, b));
      }),
    );
  });
});
