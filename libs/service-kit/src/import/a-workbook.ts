import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipFileOptions {
  /** Unpacked size given in the directory, if it is false. */
  claimed?: number;
}

/** A file of a ZIP for tests: its name and what is in it. */
export type ZipPart = readonly [name: string, content: string | Buffer, options?: ZipFileOptions];

/** A ZIP byte for byte, for tests: names may come twice and sizes may be wrong, as no library writes them. */
export function aZip(parts: readonly ZipPart[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content, { claimed } = {}] of parts) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes, { level: 9 });
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(bytes), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(claimed ?? bytes.length, 18);
    common.writeUInt16LE(Buffer.byteLength(name), 22);
    const file = Buffer.concat([Buffer.from('PK\u0003\u0004'), common, Buffer.from(name), packed]);
    const entry = Buffer.alloc(14);
    entry.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\u0001\u0002\u0014\u0000'), common, entry, Buffer.from(name));
    files.push(file);
    offset += file.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(Math.min(parts.length, 0xffff), 8);
  end.writeUInt16LE(Math.min(parts.length, 0xffff), 10);
  end.writeUInt32LE(entries.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, entries, end]);
}

/** The same ZIP with its end in the ZIP64 format, which says of how many files it is; `endAt`: where that lies, as told. */
export function asZip64(zip: Buffer, files: bigint, endAt = BigInt(zip.length - 22)): Buffer {
  const directory = zip.subarray(0, zip.length - 22);
  const end = Buffer.from(zip.subarray(zip.length - 22));
  const end64 = Buffer.alloc(56);
  end64.write('PK\u0006\u0006', 'latin1');
  end64.writeBigUInt64LE(44n, 4);
  end64.writeBigUInt64LE(files, 24);
  end64.writeBigUInt64LE(files, 32);
  end64.writeBigUInt64LE(BigInt(end.readUInt32LE(12)), 40);
  end64.writeBigUInt64LE(BigInt(end.readUInt32LE(16)), 48);
  const locator = Buffer.alloc(20);
  locator.write('PK\u0006\u0007', 'latin1');
  locator.writeBigUInt64LE(endAt, 8);
  locator.writeUInt32LE(1, 16);
  end.fill(0xff, 8, 20);
  return Buffer.concat([directory, end64, locator, end]);
}

/** A workbook for tests, of the XML of its only sheet. */
export function aWorkbook(sheet: string | Buffer, more: readonly ZipPart[] = []): Buffer {
  return aZip([['xl/worksheets/sheet1.xml', sheet], ...more]);
}

export const aSheet = (rows: string): string => `<worksheet><sheetData>${rows}</sheetData></worksheet>`;
