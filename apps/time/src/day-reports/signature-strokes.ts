import { mostSignaturePoints, type Signature } from '@jahrring/contracts-time';

interface Point {
  x: number;
  y: number;
}

/** What was drawn, as it is sent: whole pixels of the field; null while nothing is drawn. */
export function toSignature(
  groups: readonly { points: readonly Point[] }[],
  size: { width: number; height: number },
): Signature | null {
  const width = Math.max(1, Math.round(size.width));
  const height = Math.max(1, Math.round(size.height));
  const all = groups.filter(({ points }) => points.length > 0);
  const count = all.reduce((sum, { points }) => sum + points.length, 0);
  if (count === 0) return null;
  // Far more points than a signature has: every second, third … says as much.
  const step = Math.ceil(count / mostSignaturePoints);
  const strokes = all.map(({ points }) =>
    points
      .filter((_point, index) => index % step === 0)
      .flatMap(({ x, y }) => [within(x, width), within(y, height)]),
  );
  return { width, height, strokes };
}

function within(value: number, size: number): number {
  return Math.min(size, Math.max(0, Math.round(value)));
}
