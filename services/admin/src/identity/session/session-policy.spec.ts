import type { Audit, Database } from '@jahrring/service-kit';
import { clockAt, now } from '../../../test/a-member';
import { isDemoPerson, listDemoAccounts } from './demo-accounts';
import { sessionPolicyOf } from './session-policy';
import { hashToken, newSessionToken } from './session-token';
import type { SessionEntity } from './session.entity';
import type { SessionStore } from './session.store';
import { SuperadminStay } from './superadmin-stay';

const hour = 3_600_000;

describe('how long a session lives', () => {
  it('is what the licence says, in hours, and in days on a trusted device', () => {
    expect(sessionPolicyOf({ sessionIdleHours: 2, trustedDeviceDays: 30, passwordMinLength: 14 })).toEqual({
      ...{ idleMs: 2 * hour, trustedIdleMs: 30 * 24 * hour, passwordMinLength: 14 },
    });
  });

  it('is what the product says where the licence says nothing, each by itself', () => {
    const usual = sessionPolicyOf({});
    expect(sessionPolicyOf({ sessionIdleHours: 1 })).toEqual({ ...usual, idleMs: hour });
    expect(usual.trustedIdleMs).toBeGreaterThan(usual.idleMs);
    expect(usual.passwordMinLength).toBeGreaterThanOrEqual(10);
  });
});

describe('a session’s token', () => {
  it('has 256 bits, and never comes twice', () => {
    const tokens = Array.from({ length: 500 }, newSessionToken);
    expect(new Set(tokens).size).toBe(500);
    expect(tokens.every((token) => Buffer.from(token, 'base64url').length === 32)).toBe(true);
  });

  it('is kept as SHA-256 alone', () => {
    // FIPS 180-2, B.1.
    expect(hashToken('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });
});

describe('a superadmin in a licence of others', () => {
  const stay = new SuperadminStay({} as Database, clockAt(), {} as SessionStore, {} as Audit);
  const session = (change: Partial<SessionEntity> = {}) =>
    ({ id: 's1', licenceId: 'home', homeLicenceId: null, enteredUntil: null, ...change }) as SessionEntity;

  it('stays for two hours, and then is back where the session began', () => {
    expect(stay.moveOf(session(), 'customer', false)).toEqual({
      licenceId: 'customer',
      stay: { until: new Date(now.getTime() + 2 * hour), homeLicenceId: 'home' },
    });
  });

  it('going on to a third licence still goes home afterwards, not to the second', () => {
    const away = session({ licenceId: 'customer', homeLicenceId: 'home', enteredUntil: now });
    expect(stay.moveOf(away, 'third', false).stay?.homeLicenceId).toBe('home');
  });

  it('coming home, or into a licence of which they are a member, stays as long as they like', () => {
    const away = session({ licenceId: 'customer', homeLicenceId: 'home', enteredUntil: now });
    expect(stay.moveOf(away, 'home', false)).toEqual({ licenceId: 'home', stay: null });
    expect(stay.moveOf(session(), 'club', true)).toEqual({ licenceId: 'club', stay: null });
  });
});

it('the sign-in page of a demo offers no superadmin’s password of another installation, and nobody locked out', () => {
  const accounts = listDemoAccounts();
  expect(accounts.map(({ email }) => email)).toContain('admin@demo.test');
  expect(accounts.map(({ email }) => email)).not.toContain('blocked@demo.test');
  expect(new Set(accounts.map(({ email }) => email)).size).toBe(accounts.length);
  expect(isDemoPerson('anna')).toBe(false);
});
