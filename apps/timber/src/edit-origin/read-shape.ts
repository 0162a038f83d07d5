/** "ESRI Shapefile Technical Description" (1998): numbers of the head are big-endian, those of records partly little-endian. */
const fileCode = 9994;
const headBytes = 100;
const recordHeadBytes = 8;
/** Polygons: plain, with heights, with measures. */
const polygonTypes: ReadonlySet<number> = new Set([5, 15, 25]);
/** In a record: type and box before the counts, the counts before the beginnings of the rings. */
const countsAt = 36;
const partsAt = 44;

/**
 * The outer ring of the first polygon of a `.shp`: x and y of each corner, as the file has them.
 * @returns null where it is no such file, has no polygon, or breaks off before its end
 */
export function readShape(bytes: Uint8Array): [number, number][] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.byteLength < headBytes || view.getInt32(0) !== fileCode) return null;
  for (let at = headBytes; at + recordHeadBytes <= view.byteLength;) {
    // Told in words of two bytes.
    const end = at + recordHeadBytes + view.getInt32(at + 4) * 2;
    if (end > view.byteLength || end <= at + recordHeadBytes) return null;
    const ring = ringIn(view, at + recordHeadBytes, end);
    if (ring) return ring;
    at = end;
  }
  return null;
}

function ringIn(view: DataView, start: number, end: number): [number, number][] | null {
  if (!polygonTypes.has(view.getInt32(start, true)) || start + partsAt > end) return null;
  const parts = view.getInt32(start + countsAt, true);
  const points = view.getInt32(start + countsAt + 4, true);
  const pointsAt = start + partsAt + parts * 4;
  if (parts < 1 || points < 4 || pointsAt + points * 16 > end) return null;
  // Outer rings go clockwise; the first ring that does is taken, holes are not.
  for (let part = 0; part < parts; part += 1) {
    const from = view.getInt32(start + partsAt + part * 4, true);
    const to = part + 1 < parts ? view.getInt32(start + partsAt + (part + 1) * 4, true) : points;
    if (from < 0 || to > points || to - from < 4) return null;
    const ring = Array.from({ length: to - from }, (_, index): [number, number] => {
      const at = pointsAt + (from + index) * 16;
      return [view.getFloat64(at, true), view.getFloat64(at + 8, true)];
    });
    if (isClockwise(ring)) return ring;
  }
  return null;
}

function isClockwise(ring: readonly [number, number][]): boolean {
  const [[originX, originY] = [0, 0]] = ring;
  let sum = 0;
  for (const [index, [x, y]] of ring.entries()) {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    sum += (x - originX) * (nextY - originY) - (nextX - originX) * (y - originY);
  }
  return sum < 0;
}
