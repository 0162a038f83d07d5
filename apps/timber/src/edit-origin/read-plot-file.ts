import { readPolygon, ringOf, type Polygon } from '@jahrring/contracts-timber';
import { Unzip, UnzipInflate } from 'fflate';
import { readShape } from './read-shape';

const zipStart = [0x50, 0x4b] as const;
/** Unpacked: a plot has a few thousand corners. */
const mostBytes = 50_000_000;

/**
 * The plot of a file: GeoJSON, KML (KMZ too), or Shape, alone or zipped with its other parts.
 * @returns null where there is none, or its coordinates are neither LV95 nor WGS 84
 */
export function readPlotFile(bytes: Uint8Array): Polygon | null {
  if (bytes.length > mostBytes) return null;
  if (zipStart.every((byte, index) => bytes[index] === byte)) return readZip(bytes);
  const ring = readShape(bytes);
  return ring ? ringOf(ring) : readPolygon(new TextDecoder().decode(bytes));
}

/** Unpacks entries piece by piece and stops at the limit, whatever size the directory states. */
const pieceBytes = 16_384;

function readZip(bytes: Uint8Array): Polygon | null {
  for (const part of partsOf(bytes)) {
    const ring = readShape(part);
    const plot = ring ? ringOf(ring) : readPolygon(new TextDecoder().decode(part));
    if (plot) return plot;
  }
  return null;
}

/** Shapes and KML of a ZIP; none where it is broken or unpacks to too much. */
function partsOf(bytes: Uint8Array): Uint8Array[] {
  const parts: Uint8Array[][] = [];
  let unpacked = 0;
  const unzip = new Unzip((file) => {
    if (!/\.(?:shp|kml)$/i.test(file.name)) return;
    const pieces: Uint8Array[] = [];
    parts.push(pieces);
    file.ondata = (error, piece) => {
      unpacked += piece.length;
      if (error || unpacked > mostBytes) throw new Error('ZIP');
      pieces.push(piece);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let at = 0; at < bytes.length; at += pieceBytes)
      unzip.push(bytes.subarray(at, at + pieceBytes), at + pieceBytes >= bytes.length);
  } catch {
    return [];
  }
  return parts.map(joined);
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
