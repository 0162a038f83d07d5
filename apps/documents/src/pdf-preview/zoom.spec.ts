import { pageWidth, percentOf, stepFrom } from './zoom';

/** Width of A4 in points. */
const a4 = 595.28;

describe('zoom of the preview', () => {
  it('fits the room, up to a width', () => {
    expect(pageWidth('fit', a4, 500, 880)).toBe(500);
    expect(pageWidth('fit', a4, 1200, 880)).toBe(880);
  });

  it('counts from the real size of the paper', () => {
    expect(pageWidth(100, a4, 500, 880)).toBe(794);
    expect(percentOf(794, a4)).toBe(100);
    expect(percentOf(397, a4)).toBe(50);
  });

  it('steps from what fits to the next whole step', () => {
    expect(stepFrom(63, 1)).toBe(75);
    expect(stepFrom(63, -1)).toBe(50);
    expect(stepFrom(300, 1)).toBe(300);
    expect(stepFrom(50, -1)).toBe(50);
  });
});
