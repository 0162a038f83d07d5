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

const type = (text: string) =>
  act(async () => {
    const input = find<HTMLInputElement>('[role="dialog"] input');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });

beforeEach(() => chosen.splice(0));

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
  await type('zei');
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

it('takes by an early Enter what was typed, never an entry of the query before', async () => {
  const waiting = new Map<string, () => void>();
  await render(
    <PaletteLayer
      opened
      onClose={() => undefined}
      onSearch={async (query) => {
        if (query !== '') await new Promise<void>((resolve) => waiting.set(query, resolve));
        return entriesOf(query);
      }}
    />,
  );
  await settle();
  expect(shown()).toEqual(names);
  await type('pro');
  await press('Enter');
  expect(chosen).toEqual([]);
  await act(async () => waiting.get('pro')?.());
  expect(chosen).toEqual(['Projekte']);

  // Typing on after Enter cancels it.
  await type('zei');
  await press('Enter');
  await type('zeit');
  await act(async () => waiting.get('zeit')?.());
  expect(shown()).toEqual(['Zeiten']);
  expect(chosen).toEqual(['Projekte']);

  await press('ArrowDown');
  await type('e');
  await act(async () => waiting.get('e')?.());
  await press('Enter');
  expect(shown()).toEqual(names);
  expect(chosen).toEqual(['Projekte', 'Adressen']);
});

it('keeps what is typed into a box that opens while the one before still fades', async () => {
  const layer = (opened: boolean) => (
    <PaletteLayer opened={opened} onClose={() => undefined} onSearch={async (query) => entriesOf(query)} />
  );
  const { rerender } = await render(layer(true));
  await settle();
  await type('pro');
  await rerender(layer(false));
  await rerender(layer(true));
  expect(find<HTMLInputElement>('[role="dialog"] input').value).toBe('');
  await type('zei');
  await settle();
  expect(find<HTMLInputElement>('[role="dialog"] input').value).toBe('zei');
  expect(shown()).toEqual(['Zeiten']);
});
