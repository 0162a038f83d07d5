/** @jest-environment jsdom */
import { act } from 'react';
import { find, render } from '../testing/render';
import type { PaletteGroup } from './command-palette.types';
import { PaletteLayer } from './palette-layer';

/** The box scrolls, which the page of a test cannot watch. */
class NoObserver implements ResizeObserver {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
}
globalThis.ResizeObserver ??= NoObserver;

const names = ['Adressen', 'Projekte', 'Zeiten'];
const chosen: string[] = [];
const entriesOf = (query: string): PaletteGroup[] => [
  {
    title: 'Gehe zu',
    entries: names
      .filter((name) => name.toLowerCase().includes(query))
      .map((label) => ({ id: label, label, onChoose: () => void chosen.push(label) })),
  },
];

const shown = () => [...document.querySelectorAll('.jr-palette [data-action]')].map((one) => one.textContent);
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 300)));
const press = (key: string) =>
  act(async () =>
    find('[role="dialog"] input').dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    ),
  );

it('opens with every entry, finds what is typed, and opens with every entry again', async () => {
  const layer = (opened: boolean) => (
    <PaletteLayer
      opened={opened}
      onClose={() => undefined}
      onSearch={async (query, _signal, show) => {
        show(entriesOf(query));
        return entriesOf(query);
      }}
    />
  );
  const { rerender } = await render(layer(false));
  await rerender(layer(true));
  await settle();
  expect(shown()).toEqual(names);
  await act(async () => {
    const input = find<HTMLInputElement>('[role="dialog"] input');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'zei');
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  // No moment lies between the letters and their entries.
  expect(shown()).toEqual(['Zeiten']);
  await press('Enter');
  expect(chosen).toEqual(['Zeiten']);
  await rerender(layer(false));
  await settle();
  await rerender(layer(true));
  await settle();
  expect(shown()).toEqual(names);
});
