import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { canonicalEmail } from '@jahrring/contracts-common';
import { accountLimit, addressLimit, mailAddressLimit, mailLimit, pairLimit } from './throttle.rules';

/** Kinds whose failures lock them. */
export const failureLimits = {
  pair: pairLimit,
  address: addressLimit,
  device: pairLimit,
  account: accountLimit,
} as const;
/** Kinds that are used up within the hour. */
export const quotaLimits = { mail: mailLimit, mailFrom: mailAddressLimit } as const;

export type FailureKind = keyof typeof failureLimits;
export type QuotaKind = keyof typeof quotaLimits;

export interface ThrottleKey<Kind extends string = FailureKind> {
  kind: Kind;
  /** SHA-256: neither e-mails nor addresses are kept. */
  id: string;
}

function keyOf<Kind extends string>(kind: Kind, ...parts: string[]): ThrottleKey<Kind> {
  const id = createHash('sha256')
    .update([kind, ...parts].join('\n'))
    .digest('hex');
  return { kind, id };
}

/**
 * Returns the throttle keys that one sign-in counts for: the address, the e-mail from this address, and the account
 * from anywhere. A device on which the person has been signed in counts for itself instead of the account: others'
 * guesses do not lock the owner out.
 */
export function signInKeys(email: string, address: string, device?: string): ThrottleKey[] {
  const account = canonicalEmail(email);
  const network = networkOf(address);
  const wide = device ? keyOf('device', account, device) : keyOf('account', account);
  return [keyOf('address', network), keyOf('pair', account, network), wide];
}

/** Tries against something of one account, from wherever: a second factor or a password must not be guessed from many addresses. */
export function accountKeys(what: string, userId: string): ThrottleKey[] {
  return [keyOf('pair', `${what} ${userId}`, '*'), keyOf('account', `${what} ${userId}`)];
}

/** Tries from one address, whatever they try. */
export function addressKeys(address: string): ThrottleKey[] {
  return [keyOf('address', networkOf(address))];
}

/** Returns the throttle keys that one request for a mail counts for. */
export function mailKeys(email: string, address: string): ThrottleKey<QuotaKind>[] {
  return [keyOf('mail', canonicalEmail(email)), keyOf('mailFrom', networkOf(address))];
}

/** Returns the throttle keys that one application for a licence counts for: it delays nobody's password. */
export function applicationKeys(email: string, address: string): ThrottleKey<QuotaKind>[] {
  const account = canonicalEmail(email);
  return [keyOf('mail', 'application', account), keyOf('mailFrom', 'application', networkOf(address))];
}

/** One household or machine has a whole /64 of IPv6 (RFC 6177): its first half counts. IPv4 written as IPv6 is IPv4. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.toLowerCase().replace(/%.*$/, '').split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  const groups = [...first, ...Array<string>(zeros).fill('0'), ...last];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
