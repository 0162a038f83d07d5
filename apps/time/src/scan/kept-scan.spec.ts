import { createEntry } from '@jahrring/contracts-time';
import { newId } from '@jahrring/contracts-common';
import type { OutboxItem } from '@jahrring/tool-kit';
import { isStopKept, keptStartOf, lineOfScan, scanKind } from './kept-scan';

const projectId = newId();
const startedAt = '2026-11-20T06:12:00.000Z';
const item = (change: Partial<OutboxItem>) =>
  ({
    ...{ id: 'x', kind: scanKind, state: 'waiting', body: { projectId, startedAt } },
    ...{ summary: { title: '', text: 'P241 Wald' }, ...change },
  }) as OutboxItem;

it('knows the start that waits on the device, unless it was stopped or sent', () => {
  expect(keptStartOf([item({})])).toEqual({ itemId: 'x', projectId, startedAt, title: 'P241 Wald' });
  expect(keptStartOf([item({ state: 'sent' })])).toBeNull();
  expect(keptStartOf([item({}), item({ body: { stoppedAt: startedAt } })])).toBeNull();
  expect(keptStartOf([item({ kind: 'time/entry' })])).toBeNull();
  expect(isStopKept([item({}), item({ body: { stoppedAt: startedAt } })])).toBe(true);
  expect(isStopKept([item({})])).toBe(false);
});

it('makes a valid line of it, to the second and on the day it began', () => {
  const kept = { itemId: 'x', projectId, startedAt: '2026-11-20T22:30:30.000Z', title: '' };
  const line = lineOfScan(kept, new Date('2026-11-21T01:00:00.000Z'), 'Europe/Zurich');
  expect(line).toMatchObject({ workDate: '2026-11-20', startAt: kept.startedAt });
  expect(createEntry.safeParse(line).success).toBe(true);
  expect(lineOfScan(kept, new Date('2026-11-20T22:31:00.000Z'), 'Europe/Zurich')).toBeNull();
});
