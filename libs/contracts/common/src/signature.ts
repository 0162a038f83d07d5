import { z } from 'zod';

/** Points of all strokes together. */
export const mostSignaturePoints = 8000;
const mostStrokes = 400;
const side = z.int().min(1).max(4000);

/**
 * A signature as it was drawn: the size of the field, and each stroke as x, y, x, y … within it. Lines and no picture, so
 * that it is sharp in every size and takes a few kilobytes.
 */
export const signature = z
  .strictObject({
    width: side,
    height: side,
    strokes: z
      .array(
        z
          .array(z.int().min(0).max(4000))
          .min(2)
          .max(2 * mostSignaturePoints),
      )
      .min(1)
      .max(mostStrokes),
  })
  .superRefine(({ strokes }, issues) => {
    const numbers = strokes.reduce((sum, stroke) => sum + stroke.length, 0);
    const whole = strokes.every((stroke) => stroke.length % 2 === 0);
    if (whole && numbers <= 2 * mostSignaturePoints) return;
    issues.addIssue({ code: 'custom', path: ['strokes'], message: 'format', params: { code: 'format' } });
  });
export type Signature = z.infer<typeof signature>;

/** The strokes as an SVG or PDF path: a smooth curve through the middles of neighbouring points; a dot stays a dot. */
export function signaturePath({ strokes }: Pick<Signature, 'strokes'>): string {
  return strokes.map(strokePath).join(' ');
}

function strokePath(stroke: readonly number[]): string {
  const points: [number, number][] = [];
  for (let index = 0; index + 1 < stroke.length; index += 2) {
    points.push([stroke[index] ?? 0, stroke[index + 1] ?? 0]);
  }
  const [first = [0, 0], ...rest] = points;
  const start = `M${first[0]} ${first[1]}`;
  if (rest.length < 2) {
    const [x, y] = rest[0] ?? [first[0] + 1, first[1]];
    return `${start}L${x} ${y}`;
  }
  const curves = rest.slice(0, -1).map(([x, y], index) => {
    const [nextX, nextY] = rest[index + 1] ?? [x, y];
    return `Q${x} ${y} ${(x + nextX) / 2} ${(y + nextY) / 2}`;
  });
  const [lastX, lastY] = rest.at(-1) ?? first;
  return `${start}${curves.join('')}L${lastX} ${lastY}`;
}

const leastShare = 0.4;
const edge = 8;

/**
 * The part of the field that was drawn on, so that a small signature on a large field is not lost on paper. Never less than
 * two fifths of the field each way: a dot stays a dot.
 */
export function signatureBounds(signature: Signature): {
  x: number;
  y: number;
  width: number;
  height: number;
} {
  const numbers = signature.strokes.flat();
  const along = (offset: 0 | 1, size: number): [start: number, length: number] => {
    const values = numbers.filter((_value, index) => index % 2 === offset);
    // Not spread into Math.min: there may be more values than a call takes.
    const least = values.reduce((a, b) => Math.min(a, b), size) - edge;
    const most = values.reduce((a, b) => Math.max(a, b), 0) + edge;
    const length = Math.max(most - least, size * leastShare);
    return [(least + most - length) / 2, length];
  };
  const [x, width] = along(0, signature.width);
  const [y, height] = along(1, signature.height);
  return { x, y, width, height };
}

interface Point {
  x: number;
  y: number;
}

/** Returns the drawing in the form in which it is sent: whole pixels of the field; null while nothing is drawn. */
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
