import { newId } from '@jahrring/contracts-common';
import { timerAnswer } from '@jahrring/contracts-time';
import type { OutboxItem } from '@jahrring/tool-kit';
import { scanKind } from '../scan/kept-scan';
import { elapsedSeconds } from './elapsed';
import { unknownAnswer, withKeptTaps } from './kept-timer';

const at = Date.parse('2026-11-20T08:00:00.000Z');
const answer = unknownAnswer(new Date(at - 86_400_000));
const tap = (body: object) =>
  ({
    id: 'x',
    kind: scanKind,
    state: 'waiting',
    body,
    summary: { title: '', text: 'P241 Wald' },
  }) as OutboxItem;
const start = tap({ projectId: newId(), startedAt: '2026-11-20T07:30:00.000Z' });

describe('the timer without a connection', () => {
  it('runs from the moment it was started on the device, whatever the last answer was', () => {
    const shown = withKeptTaps(answer, [start], at);
    expect(timerAnswer.parse(shown).timer).toMatchObject({ state: 'running', projectTitle: 'P241 Wald' });
    expect(elapsedSeconds(shown, at, at + 60_000)).toBe(31 * 60);
  });

  it('is stopped where the stop waits on the device, and as the server has it where nothing does', () => {
    const running = { ...answer, timer: withKeptTaps(answer, [start], at).timer };
    expect(withKeptTaps(running, [tap({ stoppedAt: '2026-11-20T07:59:00.000Z' })], at).timer).toBeNull();
    expect(withKeptTaps(running, [], at)).toBe(running);
    expect(withKeptTaps(running, [{ ...start, state: 'sent' }], at)).toBe(running);
  });
});
