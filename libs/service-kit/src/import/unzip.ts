import { inflateRawSync } from 'node:zlib';

const endOfDirectory = 0x06054b50;
const directoryEntry = 0x02014b50;
/** A workbook of a chart or an address list is far smaller; more is a bomb. */
const largestEntry = 100 * 1024 * 1024;

export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04;
}

/** Name and unpacked text of those entries of a ZIP file that are asked for. Throws on a file that is broken. */
export function unzipTexts(bytes: Uint8Array, wanted: (name: string) => boolean): Map<string, string> {
  const zip = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || zip.readUInt32LE(end) !== endOfDirectory) throw new Error('no ZIP directory');
  const texts = new Map<string, string>();
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (zip.readUInt32LE(at) !== directoryEntry) throw new Error('broken ZIP directory');
    const nameLength = zip.readUInt16LE(at + 28);
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    if (wanted(name)) texts.set(name, entryText(zip, at));
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return texts;
}

function entryText(zip: Buffer, directoryAt: number): string {
  const method = zip.readUInt16LE(directoryAt + 10);
  const size = zip.readUInt32LE(directoryAt + 20);
  const at = zip.readUInt32LE(directoryAt + 42);
  const start = at + 30 + zip.readUInt16LE(at + 26) + zip.readUInt16LE(at + 28);
  const packed = zip.subarray(start, start + size);
  if (method === 0) return packed.toString('utf8');
  return inflateRawSync(packed, { maxOutputLength: largestEntry }).toString('utf8');
}
