import { createHash } from 'node:crypto';

/** An id made of names: the same however often it is made (UUID version 8, which leaves the rest free). */
export function stableId(names: readonly string[]): string {
  const bytes = createHash('sha256').update(JSON.stringify(names)).digest().subarray(0, 16);
  bytes[6] = 0x80 | ((bytes[6] ?? 0) & 0x0f);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  const text = bytes.toString('hex');
  return [8, 12, 16, 20]
    .map((end, at) => text.slice([0, 8, 12, 16][at], end))
    .concat(text.slice(20))
    .join('-');
}
