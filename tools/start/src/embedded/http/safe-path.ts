import path from 'node:path';

/** Encoded slashes, backslashes and zero bytes have no place in the path of a file. */
const forbidden = /%2f|%5c|%00|\\|\0/i;

/**
 * Turns a request path into a path relative to a served folder; undefined when it is malformed or leads out of it.
 * Decoded exactly once: `%252e` stays what it is, a strange file name that does not exist.
 */
export function safeRelativePath(pathname: string): string | undefined {
  if (forbidden.test(pathname) || pathname.includes('//')) return undefined;
  const decoded = decode(pathname);
  if (decoded === undefined) return undefined;
  const parts = decoded.split('/').filter((part) => part !== '');
  if (parts.some((part) => part === '..' || part.startsWith('.'))) return undefined;
  return parts.join(path.sep);
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
