import type { Polygon } from './polygon-text';

/** Returns where two edges of a plot cross, as the numbers of the corners they begin at; null where none do. */
export function crossingOf(ring: Polygon): [number, number] | null {
  const edge = (index: number) => [ring[index], ring[(index + 1) % ring.length]] as const;
  for (let one = 0; one < ring.length; one += 1) {
    const [a, b] = edge(one);
    for (let other = one + 2; other < ring.length; other += 1) {
      const [c, d] = edge(other);
      const isNext = one === 0 && other === ring.length - 1;
      if (!isNext && a && b && c && d && cross(a, b, c, d)) return [one + 1, other + 1];
    }
  }
  return null;
}

type Corner = Polygon[number];

function cross(a: Corner, b: Corner, c: Corner, d: Corner): boolean {
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

function side([ax, ay]: Corner, [bx, by]: Corner, [x, y]: Corner): number {
  return (bx - ax) * (y - ay) - (by - ay) * (x - ax);
}

const earthRadiusM = 6_371_008.8;

/** Area of a plot in hectares, on the sphere; good to about half a per cent. */
export function areaHa(ring: Polygon): number {
  const rad = Math.PI / 180;
  let sum = 0;
  for (const [index, [longitude, latitude]] of ring.entries()) {
    const [nextLongitude, nextLatitude] = ring[(index + 1) % ring.length] ?? [longitude, latitude];
    sum += (nextLongitude - longitude) * rad * (2 + Math.sin(latitude * rad) + Math.sin(nextLatitude * rad));
  }
  return Math.abs((sum * earthRadiusM * earthRadiusM) / 2) / 10_000;
}

/** The middle of its corners: where a map shows the plot. */
export function middleOf(ring: Polygon): { longitude: number; latitude: number } {
  const add = (at: 0 | 1) => ring.reduce((sum, corner) => sum + corner[at], 0) / ring.length;
  return { longitude: add(0), latitude: add(1) };
}
