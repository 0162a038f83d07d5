import { addCorner, type Corner } from './corners';

const square: Corner[] = [
  [7, 46],
  [8, 46],
  [8, 47],
  [7, 47],
];

describe('a new corner', () => {
  it.each<[string, Corner, number]>([
    ['the south', [7.5, 45.9], 1],
    ['the east', [8.1, 46.5], 2],
    ['the north', [7.5, 47.1], 3],
    ['the west, between the last and the first', [6.9, 46.5], 4],
  ])('bends the edge in %s', (_side, corner, at) => {
    const corners = addCorner(square, corner);
    expect(corners[at]).toEqual(corner);
    expect(corners.filter((one) => one !== corner)).toEqual(square);
  });

  it('is the next one while there is no area yet', () => {
    expect(addCorner(square.slice(0, 2), [7.5, 45])).toEqual([...square.slice(0, 2), [7.5, 45]]);
  });
});
