import type { KitRequest } from './request';

const opaque = (tag: string) => tag.trim().replace(/^W\//, '');

/**
 * Returns true if the caller already has the content with this tag (If-None-Match). Compared weakly (RFC 9110, 13.1.2):
 * a proxy that compresses a response makes its tag a weak one.
 */
export function holdsEntityTag(request: KitRequest, tag: string): boolean {
  const held = request.headers['if-none-match'];
  return typeof held === 'string' && held.split(',').some((one) => opaque(one) === opaque(tag));
}
