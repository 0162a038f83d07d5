/** @jest-environment jsdom */
import { scrollInList } from './scroll-in-list';

function box(top: number, bottom: number): HTMLElement {
  const element = document.createElement('div');
  element.getBoundingClientRect = () => ({ top, bottom }) as DOMRect;
  return element;
}

describe('a row of a list', () => {
  it.each([
    ['above', 60, 100, 10],
    ['below', 320, 360, 110],
    ['in sight', 150, 190, 50],
  ])('%s comes into sight by scrolling the list alone', (_place, top, bottom, expected) => {
    const list = box(100, 300);
    list.scrollTop = 50;
    scrollInList(list, box(top, bottom));
    expect(list.scrollTop).toBe(expected);
    expect(document.documentElement.scrollTop).toBe(0);
  });
});
