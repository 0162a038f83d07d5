import type { TimerView } from '@jahrring/contracts-time';
import { restartOf } from './restart';
import { lastMomentOf, timerDraft } from './timer-draft';

const zone = 'Europe/Zurich';

describe('the timer’s form', () => {
  it.each([
    ['07:30', '2026-11-20T09:00:00.000Z', '2026-11-20T06:30:00.000Z'],
    ['10:00', '2026-11-20T09:00:00.000Z', '2026-11-20T09:00:00.000Z'],
    ['23:30', '2026-11-20T09:00:00.000Z', '2026-11-19T22:30:00.000Z'],
    // The night the clock is set back: the later of the two, once it has come.
    ['02:30', '2026-10-25T05:00:00.000Z', '2026-10-25T01:30:00.000Z'],
    ['02:30', '2026-10-25T01:00:00.000Z', '2026-10-25T00:30:00.000Z'],
  ])('means by %s at %s the moment %s', (time, now, moment) => {
    expect(lastMomentOf(time, Date.parse(now), zone)).toBe(moment);
  });

  it('asks for a project', () => {
    const draft = { projectId: null, activityId: null, from: null, comment: '' };
    expect(timerDraft.safeParse(draft).error?.issues[0]?.path).toEqual(['projectId']);
  });

  it('starts a discarded timer as it was, with the pause it stood in', () => {
    const timer = {
      ...{ projectId: 'p', activityId: null, comment: 'Regen', breakSeconds: 60 },
      ...{ startedAt: '2026-11-20T06:30:00.000Z', pausedAt: '2026-11-20T08:59:00.000Z' },
    } as TimerView;
    const now = Date.parse('2026-11-20T09:00:00.000Z');
    expect(restartOf(timer, now)).toEqual({
      ...{ projectId: 'p', activityId: null, comment: 'Regen', breakSeconds: 120 },
      startedAt: '2026-11-20T06:30:00.000Z',
    });
    expect(restartOf({ ...timer, projectId: null }, now)).toBeNull();
  });
});
