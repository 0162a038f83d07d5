import {
  mostSignaturePoints,
  signature,
  signatureBounds,
  signaturePath,
  toSignature,
} from '@jahrring/contracts-common';
import fc from 'fast-check';
import { scaledSize } from './scale-photo';

const coordinate = fc.double({ min: -50, max: 5000, noNaN: true });
const group = fc.record({
  points: fc.array(fc.record({ x: coordinate, y: coordinate }), { maxLength: 200 }),
});
const size = fc.record({
  width: fc.double({ min: 1, max: 2000, noNaN: true }),
  height: fc.double({ min: 1, max: 2000, noNaN: true }),
});

describe('a signature', () => {
  it('is one the server takes, whatever was drawn; nothing drawn is none', () => {
    fc.assert(
      fc.property(fc.array(group, { maxLength: 30 }), size, (groups, field) => {
        const result = toSignature(groups, field);
        if (groups.every(({ points }) => points.length === 0)) return result === null;
        return (
          result !== null && signature.safeParse(result).success && signaturePath(result).startsWith('M')
        );
      }),
      { numRuns: 60 },
    );
  });

  it('is shown as large as it was drawn, with every point of it', () => {
    fc.assert(
      fc.property(fc.array(group, { minLength: 1, maxLength: 20 }), size, (groups, field) => {
        const result = toSignature(groups, field);
        if (!result) return true;
        const { x, y, width, height } = signatureBounds(result);
        return result.strokes.flat().every((value, index) => {
          const [start, length] = index % 2 === 0 ? [x, width] : [y, height];
          return value >= start && value <= start + length;
        });
      }),
      { numRuns: 60 },
    );
  });

  it('loses points and no strokes where there are too many', () => {
    const points = Array.from({ length: mostSignaturePoints + 1000 }, (_, index) => ({
      x: index % 300,
      y: 10,
    }));
    const result = toSignature([{ points }, { points: [{ x: 1, y: 1 }] }], { width: 300, height: 200 });
    expect(signature.safeParse(result).success).toBe(true);
    expect(result?.strokes).toHaveLength(2);
  });
});

describe('a photo', () => {
  it('keeps its proportions, and what is small its size', () => {
    expect(scaledSize(4032, 3024)).toEqual({ width: 1600, height: 1200 });
    expect(scaledSize(3024, 4032)).toEqual({ width: 1200, height: 1600 });
    expect(scaledSize(800, 10)).toEqual({ width: 800, height: 10 });
  });
});
