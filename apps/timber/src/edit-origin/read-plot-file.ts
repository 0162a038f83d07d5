import { readPolygon, ringOf, type Polygon } from '@jahrring/contracts-timber';
import { unzipSync } from 'fflate';
import { readShape } from './read-shape';

const zipStart = [0x50, 0x4b] as const;
/** Unpacked: a plot has a few thousand corners. */
const mostBytes = 50_000_000;

/**
 * The plot of a file: GeoJSON, KML, or Shape, alone or zipped with its other parts.
 * @returns null where there is none, or its coordinates are neither LV95 nor WGS 84
 */
export function readPlotFile(bytes: Uint8Array): Polygon | null {
  if (zipStart.every((byte, index) => bytes[index] === byte)) return readZip(bytes);
  const ring = readShape(bytes);
  return ring ? ringOf(ring) : readPolygon(new TextDecoder().decode(bytes));
}

function readZip(bytes: Uint8Array): Polygon | null {
  let parts: Record<string, Uint8Array>;
  try {
    parts = unzipSync(bytes, {
      filter: ({ name, originalSize }) => /\.shp$/i.test(name) && originalSize <= mostBytes,
    });
  } catch {
    return null;
  }
  for (const shape of Object.values(parts)) {
    const ring = readShape(shape);
    if (ring) return ringOf(ring);
  }
  return null;
}
