import fc from 'fast-check';
import { Secret, TOTP } from 'otpauth';
import {
  hashRecoveryCode,
  newRecoveryCodes,
  newTotpSecret,
  seal,
  stepOfCode,
  totpUri,
  unseal,
} from './totp.rules';

const secret = newTotpSecret();
const now = new Date('2026-11-21T12:00:10Z');
const at = (seconds: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() + seconds * 1000 });

describe('codes of an app', () => {
  it('count from one step before to one after', () => {
    const step = Math.floor(now.getTime() / 30_000);
    expect([-30, 0, 30].map((seconds) => stepOfCode(secret, at(seconds), now))).toEqual([
      step - 1,
      step,
      step + 1,
    ]);
    expect([-90, 90].map((seconds) => stepOfCode(secret, at(seconds), now))).toEqual([null, null]);
  });

  it('are told to apps by an address', () => {
    expect(totpUri(secret, 'nora@beispiel.test')).toMatch(
      new RegExp(`^otpauth://totp/Jahrring:nora%40beispiel.test\\?.*secret=${secret}`),
    );
  });
});

describe('what the database keeps', () => {
  it('is read with the installation’s secret, for the same person only', () => {
    fc.assert(
      fc.property(fc.string(), fc.uuid(), fc.uuid(), (text, person, other) => {
        const sealed = seal(text, person, 'installation');
        expect(unseal(sealed, person, 'installation')).toBe(text);
        if (other !== person) expect(() => unseal(sealed, other, 'installation')).toThrow();
        expect(() => unseal(sealed, person, 'another')).toThrow();
      }),
    );
  });

  it('knows a recovery code however it is typed, and nobody else’s', () => {
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    const [code = ''] = codes;
    expect(code).toMatch(/^[A-Z2-9]{5}-[A-Z2-9]{5}$/);
    const hash = hashRecoveryCode(code, 'a', 'x');
    expect(hashRecoveryCode(` ${code.toLowerCase().replace('-', ' ')}`, 'a', 'x')).toBe(hash);
    expect(hashRecoveryCode(code, 'b', 'x')).not.toBe(hash);
  });
});
