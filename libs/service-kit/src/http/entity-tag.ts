import type { KitRequest } from './request';

const opaque = (tag: string) => tag.trim().replace(/^W\//, '');

/**
 * Whether the caller holds the content with this tag already (If-None-Match). Compared weakly (RFC 9110, 13.1.2): a proxy that
 * compresses an answer makes its tag a weak one.
 */
export function holdsEntityTag(request: KitRequest, tag: string): boolean {
  const held = request.headers['if-none-match'];
  return typeof held === 'string' && held.split(',').some((one) => opaque(one) === opaque(tag));
}
