import { createCipheriv, createDecipheriv, createHmac, randomBytes, randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

const issuer = 'Jahrring';
const periodSeconds = 30;
const secretBytes = 20;
/** A code before and after the present one: clocks differ. */
const window = 1;
/** Without letters and digits that look alike. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const recoveryCodeCount = 10;
const recoveryCodeLength = 10;

function totpOf(secret: string, account: string): TOTP {
  return new TOTP({ issuer, label: account, secret: Secret.fromBase32(secret), period: periodSeconds });
}

/** A new secret in base 32, as apps take it. */
export function newTotpSecret(): string {
  return new Secret({ size: secretBytes }).base32;
}

/** `otpauth://…` of an account: what the QR code says. */
export function totpUri(secret: string, account: string): string {
  return totpOf(secret, account).toString();
}

/** The step a code belongs to; null for a wrong one. A step may count once: the caller remembers it. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = totpOf(secret, '').validate({ token: code, timestamp, window });
  return delta === null ? null : Math.floor(timestamp / 1000 / periodSeconds) + delta;
}

/** Ten codes that each stand for the app once: `ABCDE-FGHJK`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, () => {
    const text = Array.from({ length: recoveryCodeLength }, () => alphabet[randomInt(alphabet.length)]).join(
      '',
    );
    return `${text.slice(0, 5)}-${text.slice(5)}`;
  });
}

/**
 * Returns the hash of a recovery code that the database stores: the code cannot be guessed from it without the
 * installation's secret.
 */
export function hashRecoveryCode(code: string, userId: string, secret: string): string {
  const plain = code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  return createHmac('sha256', secret).update(`recovery|${userId}|${plain}`).digest('hex');
}

function keyOf(secret: string): Buffer {
  return createHmac('sha256', secret).update('totp').digest();
}

/** AES-256-GCM, bound to the person: one row's value is worth nothing in another's. */
export function seal(text: string, userId: string, secret: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), nonce).setAAD(Buffer.from(userId));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Throws where the value was not sealed for this person with this secret. */
export function unseal(sealed: string, userId: string, secret: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), bytes.subarray(0, 12));
  decipher.setAAD(Buffer.from(userId)).setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
}
