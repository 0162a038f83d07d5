/** @jest-environment jsdom */
import { keepHeight, keptHeight } from './tile-heights';

let narrow = false;
Object.assign(window, { matchMedia: () => ({ matches: narrow }) });

function place(content: string, height: number): HTMLElement {
  const element = document.createElement('div');
  element.innerHTML = content;
  for (const child of element.children) {
    child.getBoundingClientRect = () => ({ bottom: height }) as DOMRect;
  }
  return element;
}

describe('heights of tiles', () => {
  it('are kept for phones and wider screens apart', () => {
    keepHeight('time/Tile', place('<p>8:24</p>', 240));
    narrow = true;
    expect(keptHeight('time/Tile')).toBeUndefined();
    keepHeight('time/Tile', place('<p>8:24</p>', 310));
    expect(keptHeight('time/Tile')).toBe(310);
    narrow = false;
    expect(keptHeight('time/Tile')).toBe(240);
  });

  it('are not taken from a tile that is still loading or has nothing to say', () => {
    keepHeight('planning/Tile', place('<div><span class="jr-skeleton"></span></div>', 90));
    keepHeight('planning/Tile', place('', 0));
    expect(keptHeight('planning/Tile')).toBeUndefined();
  });
});
