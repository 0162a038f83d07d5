import type { ColorFamily } from '../theme/tokens';

/** In the order of the series; red comes late, for it says that something is wrong. */
const tones: readonly ColorFamily[] = [
  'wald',
  'nacht',
  'bernstein',
  'petrol',
  'violett',
  'ocker',
  'stein',
  'rot',
];

/** Gaps in a fill of 8 × 8: together with its colour each series has its own pattern. */
const gaps = [
  '',
  'M-2 2l4-4M0 8l8-8M6 10l4-4',
  'M2 2h.01M6 6h.01',
  'M-2 6l4 4M0 0l8 8M6-2l4 4',
  'M0 2h8M0 6h8',
  'M2 0v8M6 0v8',
  'M0 4h8M4 0v8',
  'M0 8l8-8M0 0l8 8',
];

/** Drawn round 0, 0 with a radius of about 4. */
const markers = [
  'M-3.5 0a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0z',
  'M-3.2-3.2h6.4v6.4h-6.4z',
  'M0-4.2l4.2 7.4h-8.4z',
  'M0-4.6l4.6 4.6l-4.6 4.6l-4.6-4.6z',
  'M0 4.2l4.2-7.4h-8.4z',
  'M-1.4-4.2h2.8v2.8h2.8v2.8h-2.8v2.8h-2.8v-2.8h-2.8v-2.8h2.8z',
];
const dashes = ['none', '7 3', '2 3', '9 3 2 3', '4 4', '12 4'];

/** Number of series that can be distinguished. */
export const fillCount = tones.length * gaps.length;

export const toneOf = (index: number): ColorFamily => tones[index % tones.length] ?? 'stein';
export const dashOf = (index: number): string => dashes[index % dashes.length] ?? 'none';

/** No two of the first 64 series have the same colour and pattern. */
const gapOf = (index: number): string => gaps[(index + Math.floor(index / tones.length)) % gaps.length] ?? '';

/** The fill of a series, defined by {@link Fills} of the same drawing. */
export const fillOf = (id: string, index: number): string => `url(#${id}-${index})`;

/** The fills of so many series. */
export function Fills({ id, count }: { id: string; count: number }) {
  return (
    <defs>
      {Array.from({ length: count }, (_, index) => (
        <pattern
          key={index}
          id={`${id}-${index}`}
          width={8}
          height={8}
          patternUnits="userSpaceOnUse"
          data-tone={toneOf(index)}
        >
          <rect className="jr-chart__ink" width={8} height={8} />
          <path className="jr-chart__gap" d={gapOf(index)} />
        </pattern>
      ))}
    </defs>
  );
}

/** The point of a line: each series has a shape of its own. */
export function Marker({ index, x, y }: { index: number; x: number; y: number }) {
  return (
    <path
      className="jr-chart__ink"
      data-tone={toneOf(index)}
      d={markers[index % markers.length]}
      transform={`translate(${x} ${y})`}
    />
  );
}
