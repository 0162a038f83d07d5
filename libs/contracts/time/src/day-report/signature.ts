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
