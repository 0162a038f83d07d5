import { createHmac, createSecretKey, randomBytes, timingSafeEqual } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { commonError } from '../errors/app-error';
import type { KitReply, KitRequest } from '../http/request';
import { addCookie, isSecure, readCookie, sessionCookieName, xsrfCookie } from './cookies';

const nonceBytes = 16;
const maxRemembered = 10_000;

/**
 * Forgery protection in three layers: a signed token bound to the session and sent twice (cookie and header), a header
 * no form can set (X-Requested-With), and the browser's own word (Sec-Fetch-Site).
 */
export class Csrf {
  private readonly key: KeyObject;
  /** Tokens found good, with their session: every call of a page brings the same one. */
  private readonly good = new Map<string, string>();

  constructor(secret: string) {
    this.key = createSecretKey(createHmac('sha256', secret).update('csrf').digest());
  }

  /** A new token for this session (or for nobody's). */
  issue(sessionToken: string | undefined): string {
    const nonce = randomBytes(nonceBytes).toString('base64url');
    return `${nonce}.${this.sign(nonce, sessionToken)}`;
  }

  isValid(token: string | undefined, sessionToken: string | undefined): boolean {
    if (!token) return false;
    const session = sessionToken ?? '';
    if (this.good.get(token) === session) return true;
    if (!this.verify(token, sessionToken)) return false;
    if (this.good.size >= maxRemembered) this.good.clear();
    this.good.set(token, session);
    return true;
  }

  private verify(token: string, sessionToken: string | undefined): boolean {
    const dot = token.indexOf('.');
    if (dot <= 0) return false;
    const given = Buffer.from(token.slice(dot + 1));
    const expected = Buffer.from(this.sign(token.slice(0, dot), sessionToken));
    return given.length === expected.length && timingSafeEqual(given, expected);
  }

  /** Any GET hands out a token where the browser has none that fits its session. */
  ensureCookie(request: KitRequest, reply: KitReply): void {
    const held = readCookie(request.headers.cookie, xsrfCookie);
    if (!this.isValid(held, request.sessionToken)) this.setCookie(request, reply, request.sessionToken);
  }

  setCookie(request: KitRequest, reply: KitReply, sessionToken: string | undefined): void {
    addCookie(reply, xsrfCookie, this.issue(sessionToken), { secure: isSecure(request) });
  }

  /** Throws 403 where an unsafe request may come from another site. */
  check(request: KitRequest): void {
    const { headers } = request;
    const site = headers['sec-fetch-site'];
    if (site === 'cross-site') throw commonError('CSRF');
    const requestedWith = headers['x-requested-with'] !== undefined;
    const header = headers['x-xsrf-token'];
    const tokenValid = this.isValid(typeof header === 'string' ? header : undefined, request.sessionToken);
    if (request.sessionToken === undefined) {
      // Sign-in: nothing to bind to yet, and nothing to forge with.
      if (!requestedWith && !tokenValid) throw commonError('CSRF');
      return;
    }
    if (!requestedWith || !tokenValid) throw commonError('CSRF');
  }

  private sign(nonce: string, sessionToken: string | undefined): string {
    return createHmac('sha256', this.key)
      .update(`${nonce}|${sessionToken ?? ''}`)
      .digest('base64url');
  }
}

/** Writes the session cookie and the forgery token that goes with it; for the admin service's sign-in. */
export class SessionCookies {
  constructor(private readonly csrf: Csrf) {}

  /** `maxAgeSeconds` on a trusted device; without, the cookie ends with the browser. */
  set(request: KitRequest, reply: KitReply, token: string, maxAgeSeconds?: number): void {
    const secure = isSecure(request);
    addCookie(reply, sessionCookieName(secure), token, {
      httpOnly: true,
      secure,
      ...(maxAgeSeconds === undefined ? {} : { maxAgeSeconds }),
    });
    this.csrf.setCookie(request, reply, token);
  }

  clear(request: KitRequest, reply: KitReply): void {
    const secure = isSecure(request);
    addCookie(reply, sessionCookieName(secure), '', { httpOnly: true, secure, maxAgeSeconds: 0 });
    this.csrf.setCookie(request, reply, undefined);
  }
}
