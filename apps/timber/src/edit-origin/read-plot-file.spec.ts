import { areaHa } from '@jahrring/contracts-timber';
import { Deflate, zipSync } from 'fflate';
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

/** A ZIP of a file of 4 GB of blanks, whose heads tell this size of it. */
function aBomb(name: string, told: number): Uint8Array {
  // Blocks of a packed stream that is flushed can be set one after the other.
  const blocks: Uint8Array[] = [];
  const deflate = new Deflate({ level: 9 }, (block) => blocks.push(block));
  deflate.push(new Uint8Array(40_000_000).fill(0x20));
  deflate.flush();
  const packed = Buffer.concat(Array.from({ length: 100 }, () => Buffer.concat(blocks)));
  const head = (signature: number, size: number, sizesAt: number) => {
    const view = new DataView(new ArrayBuffer(size));
    view.setUint32(0, signature, true);
    view.setUint16(sizesAt - 10, 8, true);
    view.setUint32(sizesAt, packed.length, true);
    view.setUint32(sizesAt + 4, told, true);
    view.setUint16(sizesAt + 8, name.length, true);
    return Buffer.concat([Buffer.from(view.buffer), Buffer.from(name)]);
  };
  const local = head(0x04034b50, 30, 18);
  const directory = head(0x02014b50, 46, 20);
  const end = new DataView(new ArrayBuffer(22));
  end.setUint32(0, 0x06054b50, true);
  end.setUint16(8, 1, true);
  end.setUint16(10, 1, true);
  end.setUint32(12, directory.length, true);
  end.setUint32(16, local.length + packed.length, true);
  return Buffer.concat([local, packed, directory, Buffer.from(end.buffer)]);
}

function aKml(): Uint8Array {
  const corners =
    '7.438632,46.951083,0 7.438632,46.951982,0 7.441259,46.951982,0 7.441259,46.951083,0 7.438632,46.951083,0';
  return new TextEncoder().encode(`<kml><Polygon><coordinates>${corners}</coordinates></Polygon></kml>`);
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
    ['KMZ', zipSync({ 'doc.kml': aKml(), 'files/a.png': text('x') })],
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
    ['a Shape and a KML without areas', zipSync({ 'a.shp': aShape([plot], 3), 'doc.kml': text('<kml/>') })],
    ['a ZIP that unpacks to gigabytes', aBomb('doc.kml', 4_000_000_000)],
    ['a ZIP whose directory says less than is in it', aBomb('doc.kml', 10)],
    ['a KML of many openings', new TextEncoder().encode('<Polygon>'.repeat(1_000_000))],
    [
      'collections in collections without end',
      new TextEncoder().encode(`${'{"geometry":'.repeat(100_000)}1${'}'.repeat(100_000)}`),
    ],
    ['a ZIP without a Shape', zipSync({ 'a.txt': text('x') })],
    ['a broken ZIP', new Uint8Array([0x50, 0x4b, 3, 4, 9, 9])],
    ['nothing', new Uint8Array()],
  ])('is not found in %s', (_what, bytes) => {
    expect(readPlotFile(bytes)).toBeNull();
  });
});
