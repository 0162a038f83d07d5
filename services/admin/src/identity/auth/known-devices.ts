import { createHmac, createSecretKey, type KeyObject, randomBytes, timingSafeEqual } from 'node:crypto';
import {
  addCookie,
  isSecure,
  type KitReply,
  type KitRequest,
  readCookie,
  SERVICE_ENV,
  type ServiceEnv,
} from '@jahrring/service-kit';
import { Inject, Injectable } from '@nestjs/common';

const keptSeconds = 365 * 86_400;
/** People who share one browser. */
const maxPeople = 10;
const nonceShape = /^[\w-]{22}$/;

/**
 * Browsers in which somebody has been signed in. Their cookie is no sign-in: it only says that wrong passwords from here count
 * for this browser, and not for the account that strangers try to lock.
 */
@Injectable()
export class KnownDevices {
  private readonly key: KeyObject;

  constructor(@Inject(SERVICE_ENV) env: ServiceEnv) {
    this.key = createSecretKey(createHmac('sha256', env.secret).update('known devices').digest());
  }

  /** The browser's own id where this person has been signed in with it. */
  find(cookie: string | undefined, userId: string): string | undefined {
    const [nonce = '', ...people] = (cookie ?? '').split('.');
    if (!nonceShape.test(nonce)) return undefined;
    const expected = Buffer.from(this.sign(nonce, userId));
    const known = people.slice(0, maxPeople).some((person) => {
      const given = Buffer.from(person);
      return given.length === expected.length && timingSafeEqual(given, expected);
    });
    return known ? nonce : undefined;
  }

  /** Makes the browser one of this person's. */
  remember(request: KitRequest, reply: KitReply, userId: string): void {
    const held = cookieOf(request) ?? '';
    const [before = '', ...people] = held.split('.');
    const nonce = nonceShape.test(before) ? before : randomBytes(16).toString('base64url');
    const own = this.sign(nonce, userId);
    const others = nonce === before ? people.filter((person) => person !== own) : [];
    const value = [nonce, own, ...others].slice(0, maxPeople + 1).join('.');
    const secure = isSecure(request);
    addCookie(reply, cookieName(secure), value, { httpOnly: true, secure, maxAgeSeconds: keptSeconds });
  }

  private sign(nonce: string, userId: string): string {
    return createHmac('sha256', this.key).update(`${nonce}\n${userId}`).digest('base64url').slice(0, 22);
  }
}

/** The cookie as the request brings it, not looked into. */
export function cookieOf(request: KitRequest): string | undefined {
  return readCookie(request.headers.cookie, cookieName(isSecure(request)));
}

function cookieName(secure: boolean): string {
  return secure ? '__Host-jahrring_device' : 'jahrring_device';
}
