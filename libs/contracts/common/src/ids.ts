import { z } from 'zod';

/** Every record's id: a UUID, version 7 where we make it. */
export const id = z.uuid();
export type Id = z.infer<typeof id>;

// Present in every browser (also without TLS, unlike randomUUID) and in Node; declared here to stay free of both typings.
declare const crypto: { getRandomValues(array: Uint8Array): Uint8Array };

const poolIds = 128;
const pool = new Uint8Array(16 * poolIds);
let used = poolIds;

/** 16 random bytes, fetched many at a time: asking for each id costs more than the id. */
function randomBytes(): Uint8Array {
  if (used === poolIds) {
    crypto.getRandomValues(pool);
    used = 0;
  }
  used += 1;
  return pool.subarray(16 * (used - 1), 16 * used);
}

let lastMillis = 0;
let sequence = 0;

/**
 * A new UUIDv7. Ids of one process are strictly ascending, also within a millisecond (12 bit counter), so they sort
 * by creation and stay together in an index.
 */
export function newId(now: number = Date.now()): Id {
  const bytes = randomBytes();
  if (now > lastMillis) {
    lastMillis = now;
    // Start low, so that a burst has room to count up.
    sequence = (((bytes[6] ?? 0) << 8) | (bytes[7] ?? 0)) & 0x7ff;
  } else if (++sequence > 0xfff) {
    lastMillis += 1;
    sequence = 0;
  }
  for (let index = 0, rest = lastMillis; index < 6; index++, rest = Math.floor(rest / 256)) {
    bytes[5 - index] = rest % 256;
  }
  bytes[6] = 0x70 | (sequence >> 8);
  bytes[7] = sequence & 0xff;
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  return format(bytes);
}

function format(bytes: Uint8Array): string {
  let text = '';
  for (let index = 0; index < 16; index++) {
    text += hex[bytes[index] ?? 0];
    if (index === 3 || index === 5 || index === 7 || index === 9) text += '-';
  }
  return text;
}

const hex = Array.from({ length: 256 }, (_, value) => value.toString(16).padStart(2, '0'));

/** Returns when an id was made, in milliseconds; undefined for text that is no UUIDv7. */
export function timeOfId(text: string): number | undefined {
  if (!/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[\da-f]{4}-[\da-f]{12}$/.test(text)) return undefined;
  return Number.parseInt(text.slice(0, 8) + text.slice(9, 13), 16);
}

/** Returns the smallest id that a record made at this time, in milliseconds, can have. */
export function firstIdOf(milliseconds: number): Id {
  const time = Math.max(0, Math.floor(milliseconds)).toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`;
}

/**
 * An id that its sender may give, so that what is sent twice is kept once; a new one where there is none. No `default`: that
 * one would be written into the published schema, another each time.
 */
export const idOrNew = id.optional().transform((value) => value ?? newId());
