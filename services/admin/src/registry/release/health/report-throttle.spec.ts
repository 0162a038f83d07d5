import { jest } from '@jest/globals';
import { ReportThrottle } from './report-throttle';

describe('how often a person’s browsers may tell how releases do', () => {
  let now = 0;
  const at = (seconds: number) => (now = seconds * 1_000);
  beforeEach(() => jest.spyOn(performance, 'now').mockImplementation(() => now));
  afterEach(() => jest.restoreAllMocks());

  const tell = (throttle: ReportThrottle, times: number, user = 'anna') =>
    Array.from({ length: times }, () => throttle.secondsUntilFree(user));

  it('is sixty times a minute; then they wait for the next one', () => {
    const throttle = new ReportThrottle();
    at(1_000);
    expect(tell(throttle, 60)).toEqual(Array(60).fill(0));
    expect(tell(throttle, 1)).toEqual([60]);
    at(1_042.5);
    expect(tell(throttle, 1)).toEqual([18]);
    at(1_060);
    expect(tell(throttle, 1)).toEqual([0]);
  });

  it('is each person’s own', () => {
    const throttle = new ReportThrottle();
    at(1_000);
    tell(throttle, 61);
    expect(tell(throttle, 1, 'bruno')).toEqual([0]);
  });

  it('never lets them wait for nothing, nor longer than a minute', () => {
    const throttle = new ReportThrottle();
    at(1_000);
    tell(throttle, 60);
    for (let second = 0; second < 60; second += 0.25) {
      at(1_000 + second);
      const [wait = 0] = tell(throttle, 1);
      expect(wait).toBeGreaterThanOrEqual(1);
      expect(wait).toBeLessThanOrEqual(60);
    }
  });
});
