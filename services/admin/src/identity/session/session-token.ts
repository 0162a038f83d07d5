import { createHash, randomBytes } from 'node:crypto';

/** A new session token: 256 random bits. Only the browser ever has it. */
export function newSessionToken(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * Returns the hash of a token, which the database stores. Unsalted on purpose: a token is random, and is looked up by
 * its hash.
 */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
