import { crossingOf } from './polygon';
import { type Polygon } from './polygon-text';

const corner = (x: number, y: number): Polygon[number] => [7 + x / 1000, 46 + y / 1000];

describe('the edges of a plot', () => {
  it.each<[string, Polygon, [number, number] | null]>([
    ['of a square', [corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 1)], null],
    ['of a bow', [corner(0, 0), corner(1, 1), corner(1, 0), corner(0, 1)], [1, 3]],
    ['of a triangle', [corner(0, 0), corner(1, 0), corner(0, 1)], null],
    ['that bend inwards', [corner(0, 0), corner(2, 0), corner(1, 1), corner(2, 2), corner(0, 2)], null],
  ])('%s', (_what, ring, crossing) => {
    expect(crossingOf(ring)).toEqual(crossing);
  });
});
