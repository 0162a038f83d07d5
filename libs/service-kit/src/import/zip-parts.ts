import type { Readable } from 'node:stream';
import type { TableLimits } from '@jahrring/contracts-common';
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';
import { TableError } from './table-error';

const ratioAppliesFrom = 1024 * 1024;

export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04;
}

/** The files in a ZIP (a workbook is one), unpacked as they are read and never to more than the limits. */
export class ZipParts {
  private unpacked = 0;

  private constructor(
    private readonly zip: ZipFile,
    private readonly entries: ReadonlyMap<string, Entry>,
    private readonly limits: TableLimits,
  ) {}

  /** Looks at the directory alone. @throws TableError `tooLarge`, or an error for a ZIP that is broken */
  static async open(bytes: Uint8Array, limits: TableLimits): Promise<ZipParts> {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const zip = await fromBufferPromise(buffer, { lazyEntries: true });
    if (zip.entryCount > limits.entries) throw new TableError('tooLarge');
    const entries = new Map<string, Entry>();
    for await (const entry of zip.eachEntry()) {
      // Programs do not agree which of two files of one name is meant.
      if (entries.has(entry.fileName)) throw new TableError('notATable');
      entries.set(entry.fileName, entry);
    }
    return new ZipParts(zip, entries, limits);
  }

  get names(): string[] {
    return [...this.entries.keys()];
  }

  /** The bytes of one file; null where there is none of this name. The sizes the directory tells are kept to. */
  async open(name: string): Promise<Readable | null> {
    const entry = this.entries.get(name);
    if (!entry) return null;
    const { compressedSize, uncompressedSize } = entry;
    this.unpacked += uncompressedSize;
    const isBomb =
      uncompressedSize > ratioAppliesFrom && uncompressedSize > compressedSize * this.limits.ratio;
    if (isBomb || this.unpacked > this.limits.unpackedBytes) throw new TableError('tooLarge');
    return this.zip.openReadStreamPromise(entry);
  }
}
