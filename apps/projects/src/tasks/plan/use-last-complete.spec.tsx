/** @jest-environment jsdom */
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { useLastComplete } from './use-last-complete';

interface Read {
  lists: string;
  reading: boolean;
}

/** Returns what a plan showed, render after render. */
async function shownOf(...reads: Read[]): Promise<string[]> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const box = document.createElement('div');
  const root = createRoot(box);
  const Plan = ({ lists, reading }: Read) => useLastComplete(lists, reading);
  const shown: string[] = [];
  for (const read of reads) {
    await act(async () => root.render(<Plan {...read} />));
    shown.push(box.textContent);
  }
  return shown;
}

it('a card that has left one list and has not come to the other yet stays where it was', async () => {
  const shown = await shownOf(
    { lists: 'waiting: card', reading: false },
    { lists: 'waiting: card', reading: true },
    { lists: 'no card', reading: true },
    { lists: 'planned: card', reading: false },
  );
  expect(shown).toEqual(['waiting: card', 'waiting: card', 'waiting: card', 'planned: card']);
});
