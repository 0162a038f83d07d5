import {
  accountLimit,
  addFailure,
  emptyThrottle,
  pairLimit,
  type ThrottleState,
  waitSeconds,
} from './throttle.rules';

const start = new Date('2026-11-20T08:00:00.000Z');
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);

function fail(state: ThrottleState, times: number, now: Date): ThrottleState {
  return Array.from({ length: times }).reduce<ThrottleState>((one) => addFailure(one, pairLimit, now), state);
}

describe('sign-in throttle', () => {
  it('hears four failures and locks at the fifth for a minute', () => {
    const four = fail(emptyThrottle(start), 4, start);
    expect(waitSeconds(four, start)).toBe(0);
    const five = addFailure(four, pairLimit, after(1));
    expect(waitSeconds(five, after(1))).toBe(60);
    expect(waitSeconds(five, after(30.5))).toBe(31);
    expect(waitSeconds(five, after(61))).toBe(0);
  });

  it('counts failures of one minute only', () => {
    const four = fail(emptyThrottle(start), 4, start);
    expect(waitSeconds(addFailure(four, pairLimit, after(61)), after(61))).toBe(0);
  });

  it('doubles up to a quarter of an hour', () => {
    let state = emptyThrottle(start);
    let now = start;
    const waits: number[] = [];
    for (let round = 0; round < 6; round += 1) {
      state = fail(state, 5, now);
      waits.push(waitSeconds(state, now));
      now = new Date(now.getTime() + (waits.at(-1) ?? 0) * 1000);
    }
    expect(waits).toEqual([60, 120, 240, 480, 900, 900]);
  });

  it('hears slow guesses at one account no more often than the quarter of an hour lets it', () => {
    let state = emptyThrottle(start);
    let heard = 0;
    for (let second = 0; second < 24 * 3_600; second += 20) {
      if (waitSeconds(state, after(second)) > 0) continue;
      state = addFailure(state, accountLimit, after(second));
      heard += 1;
    }
    // A try every twenty seconds, all day.
    expect(heard).toBeLessThan(850);
  });

  it('forgets after half an hour of quiet', () => {
    const locked = fail(emptyThrottle(start), 5, start);
    const later = after(60 + 31 * 60);
    expect(waitSeconds(fail(locked, 5, later), later)).toBe(60);
  });
});
