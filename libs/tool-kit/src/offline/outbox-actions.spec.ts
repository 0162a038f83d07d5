/** @jest-environment jsdom */
import 'fake-indexeddb/auto';
import { jest } from '@jest/globals';
import type { BootAnswer } from '@jahrring/contracts-common';
import { newUuid } from '../api/action-key';
import { bootValue } from '../state/boot';
import { createDraftStore } from '../state/drafts';
import { sendAgain, sendLater } from './outbox-actions';

const aFuelling = () => ({
  id: newUuid(),
  kind: 'machine-control/fuelling',
  url: '/api/machine-control/fuellings',
  body: {},
  summary: { title: 'Tanken · 23.11.2026' },
});

it('tells forms that what is kept on the device is saved: no draft of it is offered again', async () => {
  // The first try begins, and does not end before the test does.
  const asked = new Promise<void>((resolve) => {
    globalThis.fetch = jest.fn(() => {
      resolve();
      return new Promise<Response>(() => undefined);
    });
  });
  bootValue.set({ user: { id: 'anna' }, licence: { id: 'wald' } } as BootAnswer);
  const saved = jest.fn();
  createDraftStore('anna', 'wald').onSaved(saved);
  const kept = await sendLater(aFuelling());
  expect(saved).toHaveBeenCalledTimes(1);
  await asked;
  await sendAgain(kept, aFuelling());
  expect(saved).toHaveBeenCalledTimes(2);
  bootValue.set(null);
  await expect(sendLater(aFuelling())).rejects.toThrow();
  expect(saved).toHaveBeenCalledTimes(2);
});
