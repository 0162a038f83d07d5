import type { TimerAnswer } from '@jahrring/contracts-time';
import { clockText, elapsedSeconds } from './elapsed';

const at = (time: string): string => `2026-11-20T${time}.000Z`;
const answer = (timer: object | null): TimerAnswer =>
  ({
    now: at('09:00:00'),
    timer: timer && { startedAt: at('08:00:00'), pausedAt: null, breakSeconds: 0, ...timer },
  }) as TimerAnswer;

describe('elapsedSeconds', () => {
  it('goes by the server’s clock, however wrong the device’s is', () => {
    expect(elapsedSeconds(answer({}), 5_000_000, 5_010_000)).toBe(3610);
    expect(elapsedSeconds(answer({ breakSeconds: 600 }), 0, 0)).toBe(3000);
  });

  it('stands still while it is paused, and is nothing without a timer', () => {
    expect(elapsedSeconds(answer({ pausedAt: at('08:30:00') }), 0, 99_000)).toBe(1800);
    expect(elapsedSeconds(answer(null), 0, 0)).toBe(0);
  });
});

it('writes hours, minutes and seconds', () => {
  expect([0, 62, 36_005].map(clockText)).toEqual(['0:00:00', '0:01:02', '10:00:05']);
});
