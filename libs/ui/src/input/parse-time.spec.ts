import fc from 'fast-check';
import { parseTime } from './parse-time';

describe('parseTime', () => {
  it.each([
    ['7', '07:00'],
    ['17', '17:00'],
    ['730', '07:30'],
    ['0730', '07:30'],
    ['1715', '17:15'],
    ['7:30', '07:30'],
    ['7.30', '07:30'],
    ['7,30', '07:30'],
    ['7h30', '07:30'],
    ['7h', '07:00'],
    [' 7:30 Uhr', '07:30'],
    ['7pm', '19:00'],
    ['12am', '00:00'],
    ['12:15 pm', '12:15'],
    ['0', '00:00'],
    ['000', '00:00'],
  ])('reads %s as %s', (text, time) => {
    expect(parseTime(text)).toBe(time);
  });

  it.each(['', '7:5', '7.5', '24', '25', '760', '7:60', '13pm', 'x', '-7', '12345', '2400'])(
    'refuses %p',
    (text) => {
      expect(parseTime(text)).toBeNull();
    },
  );

  it('takes 24:00 only as an end', () => {
    expect(parseTime('24:00', { endOfDay: true })).toBe('24:00');
    expect(parseTime('24', { endOfDay: true })).toBe('24:00');
    expect(parseTime('24:01', { endOfDay: true })).toBeNull();
  });

  it('reads every time in every writing', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }), (hours, minutes) => {
        const two = (part: number) => String(part).padStart(2, '0');
        const time = `${two(hours)}:${two(minutes)}`;
        for (const text of [
          time,
          `${hours}.${two(minutes)}`,
          `${hours}h${two(minutes)}`,
          `${hours}${two(minutes)}`,
          two(hours) + two(minutes),
        ]) {
          expect(parseTime(text)).toBe(time);
        }
      }),
    );
  });
});
