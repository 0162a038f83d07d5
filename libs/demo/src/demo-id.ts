/** 1 January 2025 00:00 UTC: every demo id claims to be made then, so they sort before real ones. */
const DEMO_EPOCH = Date.UTC(2025, 0, 1);

/** FNV-1a, 32 bit: spreads the kinds over the random part of the id. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value ^= text.charCodeAt(index);
    value = Math.imul(value, 0x01000193) >>> 0;
  }
  return value;
}

/** A valid UUIDv7 that is always the same for a kind (`'address'`, `'person'`…) and a number from 1. */
export function demoId(kind: string, n: number): string {
  const time = (DEMO_EPOCH + n).toString(16).padStart(12, '0');
  const seed = hash(kind);
  const randA = (seed >>> 20).toString(16).padStart(3, '0');
  const randB = (0x8000 | (seed & 0x3fff)).toString(16);
  const tail = n.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randA}-${randB}-${tail}`;
}
