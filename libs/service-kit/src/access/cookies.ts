import type { KitReply, KitRequest } from '../http/request';

const sessionCookie = 'jahrring_session';
export const xsrfCookie = 'XSRF-TOKEN';

/** Over TLS the browser itself enforces Secure, Path=/ and no Domain by the name's prefix. */
export function sessionCookieName(secure: boolean): string {
  return secure ? `__Host-${sessionCookie}` : sessionCookie;
}

export function isSecure(request: KitRequest): boolean {
  return request.protocol === 'https';
}

/** One cookie's value, without parsing the others. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  if (!header) return undefined;
  let from = 0;
  while (from < header.length) {
    let end = header.indexOf(';', from);
    if (end < 0) end = header.length;
    const equals = header.indexOf('=', from);
    if (equals > 0 && equals < end && header.slice(from, equals).trim() === name) {
      return header.slice(equals + 1, end).trim();
    }
    from = end + 1;
  }
  return undefined;
}

export interface CookieOptions {
  httpOnly?: boolean;
  secure: boolean;
  /** Absent: until the browser closes. 0: gone. */
  maxAgeSeconds?: number;
  /** Absent: of all addresses. */
  path?: string;
}

export function addCookie(reply: KitReply, name: string, value: string, options: CookieOptions): void {
  const parts = [`${name}=${value}`, `Path=${options.path ?? '/'}`, 'SameSite=Lax'];
  if (options.httpOnly) parts.push('HttpOnly');
  if (options.secure) parts.push('Secure');
  if (options.maxAgeSeconds !== undefined) parts.push(`Max-Age=${Math.floor(options.maxAgeSeconds)}`);
  // Fastify keeps every set-cookie header it is given.
  reply.header('set-cookie', parts.join('; '));
}
