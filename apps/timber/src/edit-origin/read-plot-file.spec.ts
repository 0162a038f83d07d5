import { areaHa } from '@jahrring/contracts-timber';
import { zipSync } from 'fflate';
import { readPlotFile } from './read-plot-file';

/** As the technical description lays it out; `rings` closed, outer ones clockwise. */
function aShape(rings: readonly (readonly (readonly [number, number])[])[], type = 5): Uint8Array {
  const points = rings.flat();
  const content = 44 + rings.length * 4 + points.length * 16;
  const view = new DataView(new ArrayBuffer(100 + 8 + content));
  view.setInt32(0, 9994);
  view.setInt32(24, view.byteLength / 2);
  view.setInt32(28, 1000, true);
  view.setInt32(32, type, true);
  view.setInt32(100, 1);
  view.setInt32(104, content / 2);
  view.setInt32(108, type, true);
  view.setInt32(108 + 36, rings.length, true);
  view.setInt32(108 + 40, points.length, true);
  let start = 0;
  for (const [index, ring] of rings.entries()) {
    view.setInt32(108 + 44 + index * 4, start, true);
    start += ring.length;
  }
  const at = 108 + 44 + rings.length * 4;
  for (const [index, [x, y]] of points.entries()) {
    view.setFloat64(at + index * 16, x, true);
    view.setFloat64(at + index * 16 + 8, y, true);
  }
  return new Uint8Array(view.buffer);
}

/** 200 m by 100 m at 2 600 000 / 1 200 000: two hectares. */
const plot = [
  [2_600_000, 1_200_000],
  [2_600_000, 1_200_100],
  [2_600_200, 1_200_100],
  [2_600_200, 1_200_000],
  [2_600_000, 1_200_000],
] as const;
const hole = [
  [2_600_050, 1_200_050],
  [2_600_060, 1_200_050],
  [2_600_060, 1_200_060],
  [2_600_050, 1_200_050],
] as const;
const text = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));

describe('the plot of a file', () => {
  it.each([
    ['Shape', aShape([plot])],
    ['Shape whose hole comes first', aShape([hole, plot])],
    ['Shape with heights', aShape([plot], 15)],
    [
      'zipped Shape beside its other parts',
      zipSync({ 'a/plot.prj': text('x'), 'a/plot.SHP': aShape([plot]) }),
    ],
    ['GeoJSON in LV95', text({ type: 'Polygon', coordinates: [plot] })],
  ])('is read from %s', (_kind, bytes) => {
    const ring = readPlotFile(bytes);
    expect(ring).toHaveLength(4);
    expect(ring?.[0]?.[0]).toBeCloseTo(7.438632, 4);
    expect(ring?.[0]?.[1]).toBeCloseTo(46.951083, 4);
    expect(areaHa(ring ?? [])).toBeCloseTo(2, 1);
  });

  it.each([
    ['a Shape that is cut off', aShape([plot]).slice(0, 180)],
    ['lines instead of areas', aShape([plot], 3)],
    [
      'another system of coordinates',
      aShape([plot.map(([x, y]) => [x - 2_000_000, y - 1_000_000] as const)]),
    ],
    ['a ZIP without a Shape', zipSync({ 'a.txt': text('x') })],
    ['a broken ZIP', new Uint8Array([0x50, 0x4b, 3, 4, 9, 9])],
    ['nothing', new Uint8Array()],
  ])('is not found in %s', (_what, bytes) => {
    expect(readPlotFile(bytes)).toBeNull();
  });
});
