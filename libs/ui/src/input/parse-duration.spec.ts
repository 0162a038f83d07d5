import fc from 'fast-check';
import { formatDuration, parseDuration } from './parse-duration';

const hour = 3600;

describe('parseDuration', () => {
  it.each([
    ['7h30', 7.5 * hour],
    ['7h', 7 * hour],
    ['7', 7 * hour],
    ['7.5', 7.5 * hour],
    ['7,5', 7.5 * hour],
    ['.5', 0.5 * hour],
    ['7:30', 7.5 * hour],
    ['730', 7.5 * hour],
    ['45m', 0.75 * hour],
    ['45 min', 0.75 * hour],
    ["90'", 1.5 * hour],
    ['1h 5m', hour + 300],
    ['7.5 h', 7.5 * hour],
    ['0', 0],
    ['100:00', 100 * hour],
  ])('reads %s as %d seconds', (text, seconds) => {
    expect(parseDuration(text)).toBe(seconds);
  });

  it.each(['', '7:60', '7h75', '-1', 'x', '7:3', '1.2.3', 'h'])('refuses %p', (text) => {
    expect(parseDuration(text)).toBeNull();
  });

  it('reads back what it writes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9999 * 60 }), (minutes) => {
        expect(parseDuration(formatDuration(minutes * 60))).toBe(minutes * 60);
      }),
    );
  });

  it('hides no seconds', () => {
    expect(formatDuration(20)).toBe('0:00:20');
    expect(formatDuration(-5400)).toBe('-1:30');
  });
});
