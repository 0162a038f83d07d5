import { crc32, deflateSync } from 'node:zlib';

const width = 320;
const height = 240;
const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const bark = [92, 64, 44] as const;
const wood = [214, 178, 128] as const;
const early = [184, 140, 92] as const;
const ground = [232, 237, 228] as const;

/** A slice of a trunk with its rings as PNG, 320 × 240: a picture for the demo; another one for every number. */
export function drawRings(seed: number): Buffer {
  const rows: Buffer[] = [];
  for (let y = 0; y < height; y++) {
    const row = Buffer.alloc(1 + width * 3);
    for (let x = 0; x < width; x++) row.set(colourAt(x, y, seed), 1 + x * 3);
    rows.push(row);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits a channel, RGB; the standard compression, filter and no interlacing.
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function colourAt(x: number, y: number, seed: number): readonly [number, number, number] {
  const [dx, dy] = [x - width / 2 + (seed % 7) * 4, y - height / 2];
  const angle = Math.atan2(dy, dx);
  const distance = Math.hypot(dx, dy) * (1 + 0.04 * Math.sin(angle * 3 + seed));
  if (distance > 108) return ground;
  if (distance > 100) return bark;
  return Math.sin(distance * (0.55 + (seed % 5) * 0.03)) > 0.55 ? early : wood;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'ascii'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
