import { createHash } from 'node:crypto';
import { bookkeepingErrors, receiptsLimits } from '@jahrring/contracts-bookkeeping';
import { AppError } from '@jahrring/service-kit';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

const bytesOfMegabyte = 1_000_000;

/** An archive that is written file by file; each keeps its bytes as they are, the list alone is compressed. */
export class ReceiptZip {
  private readonly chunks: Uint8Array[] = [];
  private readonly zip: Zip;
  private size = 0;

  /** @param mtime of every file in it, so that the same receipts make the same bytes */
  constructor(private readonly mtime: Date) {
    this.zip = new Zip((error, chunk) => {
      if (error) throw error;
      this.chunks.push(chunk);
      this.size += chunk.length;
    });
  }

  /** Adds a receipt and returns the SHA-256 of its bytes, hexadecimal. @throws RECEIPTS_TOO_LARGE */
  add(name: string, bytes: Uint8Array): string {
    if (this.size + bytes.length > receiptsLimits.bytes) {
      const max = receiptsLimits.bytes / bytesOfMegabyte;
      throw new AppError(bookkeepingErrors, 'RECEIPTS_TOO_LARGE', { max });
    }
    const file = new ZipPassThrough(name);
    file.mtime = this.mtime;
    this.zip.add(file);
    file.push(bytes, true);
    return createHash('sha256').update(bytes).digest('hex');
  }

  /** Adds the list and returns the whole archive. */
  end(listName: string, list: Uint8Array): Buffer {
    const file = new ZipDeflate(listName);
    file.mtime = this.mtime;
    this.zip.add(file);
    file.push(list, true);
    this.zip.end();
    return Buffer.concat(this.chunks);
  }
}
