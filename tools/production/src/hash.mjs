import { createHash } from 'node:crypto';

/** `sha384-…`, as release sets and descriptors write it. */
export function integrityOf(bytes) {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}
