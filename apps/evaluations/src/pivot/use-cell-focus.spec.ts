import { placeAfter } from './use-cell-focus';

const size = { rows: 3, columns: 4 };

describe('placeAfter', () => {
  it.each([
    ['ArrowDown', { row: 1, column: 1 }, { row: 2, column: 1 }],
    ['ArrowUp', { row: 0, column: 1 }, { row: 0, column: 1 }],
    ['ArrowRight', { row: 1, column: 3 }, { row: 1, column: 3 }],
    ['ArrowLeft', { row: 1, column: 3 }, { row: 1, column: 2 }],
    ['Home', { row: 1, column: 3 }, { row: 1, column: 0 }],
    ['End', { row: 1, column: 0 }, { row: 1, column: 3 }],
  ])('leads with %s from %o to %o', (key, from, to) => {
    expect(placeAfter(key, from, size, false)).toEqual(to);
  });

  it('follows the reading direction, and leaves other keys alone', () => {
    expect(placeAfter('ArrowRight', { row: 0, column: 2 }, size, true)).toEqual({ row: 0, column: 1 });
    expect(placeAfter('a', { row: 0, column: 2 }, size, false)).toBeNull();
  });
});
