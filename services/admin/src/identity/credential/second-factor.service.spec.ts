import { demoPeople } from '@jahrring/demo';
import type { Audit, Database, RequestContext, ServiceEnv } from '@jahrring/service-kit';
import { Secret, TOTP } from 'otpauth';
import { aCaller } from '@jahrring/testing/principals';
import { aUser, clockAt, now } from '../../../test/a-member';
import type { UserEntity, UserRepository } from '../identity-record';
import type { SessionStore } from '../session';
import type { PasswordConfirmation } from './password-confirmation';
import type { RecoveryCodes } from './recovery-codes';
import { SecondFactorService } from './second-factor.service';
import type { SignInThrottle } from './sign-in-throttle';
import { newTotpSecret, seal } from './totp.rules';

const ctx = aCaller();
const installation = 'a secret of the installation';
const secret = newTotpSecret();
const totpSecret = seal(secret, 'anna', installation);
const codeAt = (seconds: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() + seconds * 1_000 });
const on = (change: Partial<UserEntity> = {}) =>
  aUser({ totpSecret, totpSince: now, totpLastStep: null, ...change });

/** The second factor of one person, with what was done about it. */
function aFactor({ demo = false, recovery = [] as string[], passwordWrong = false } = {}) {
  const done: string[] = [];
  const changes: Partial<UserEntity>[] = [];
  let lastStep = -1;
  const service = new SecondFactorService(
    {
      tx: (ctx: RequestContext, work: (ctx: RequestContext) => Promise<unknown>) => work(ctx),
    } as unknown as Database,
    clockAt(now),
    {
      change: (_ctx: unknown, _id: string, _version: number, patch: Partial<UserEntity>) =>
        Promise.resolve(changes.push(patch)),
      consumeTotpStep: (_ctx: unknown, _id: string, step: number) => {
        if (step <= lastStep) return Promise.resolve(false);
        lastStep = step;
        return Promise.resolve(true);
      },
    } as unknown as UserRepository,
    {
      check: () => (passwordWrong ? Promise.reject(new Error('wrong password')) : Promise.resolve()),
    } as unknown as PasswordConfirmation,
    {
      use: (_ctx: unknown, _id: string, code: string) => Promise.resolve(recovery.splice(0).includes(code)),
      replace: () => Promise.resolve(['aaaa', 'bbbb']),
      remove: () => Promise.resolve(done.push('codes gone')),
      countLeft: () => Promise.resolve(7),
    } as unknown as RecoveryCodes,
    {
      endOfUser: (_ctx: unknown, _id: string, kept?: string) =>
        Promise.resolve(done.push(`all end but ${kept ?? 'none'}`)),
    } as unknown as SessionStore,
    {
      check: () => Promise.resolve(),
      fail: () => Promise.resolve(done.push('counted')),
    } as unknown as SignInThrottle,
    {
      record: (_ctx: unknown, { action }: { action: string }) => Promise.resolve(done.push(action)),
    } as unknown as Audit,
    { demo, secret: installation } as unknown as ServiceEnv,
  );
  return { service, done, changes };
}

describe('what follows the password', () => {
  it.each([
    ['nothing for who has no second factor', aUser(), 'done'],
    ['a code for who has one', on(), 'code'],
    ['setting one up for a superadmin who has none', aUser({ superadmin: true }), 'enrol'],
    ['a code for a superadmin who has one', on({ superadmin: true }), 'code'],
    ['nothing for who has begun to set one up and not finished', aUser({ totpSecret }), 'done'],
  ])('is %s', (_what, user, step) => expect(aFactor().service.stepAfterPassword(user)).toBe(step));

  it('in the demo is nothing, even for superadmins, unless they have one', () => {
    const { service } = aFactor({ demo: true });
    expect(service.stepAfterPassword(aUser({ superadmin: true }))).toBe('done');
    expect(service.stepAfterPassword(on())).toBe('code');
  });
});

describe('a code of the app', () => {
  it('counts once, and none of an earlier step after it', async () => {
    const { service, done } = aFactor();
    await expect(service.check(ctx, on(), codeAt(0))).resolves.toBeUndefined();
    await expect(service.check(ctx, on(), codeAt(0))).rejects.toMatchObject({ code: 'CODE_WRONG' });
    await expect(service.check(ctx, on(), codeAt(-30))).rejects.toMatchObject({ code: 'CODE_WRONG' });
    expect(done).toEqual(['counted', 'counted']);
    await expect(service.check(ctx, on(), codeAt(30))).resolves.toBeUndefined();
  });

  it('of another person’s app does not count, though its secret were copied over', async () => {
    const stolen = on({ id: 'bruno' });
    await expect(aFactor().service.check(ctx, stolen, codeAt(0))).rejects.toBeDefined();
  });

  it('of who has none is wrong', async () => {
    await expect(aFactor().service.check(ctx, aUser({ totpSecret: null }), '123456')).rejects.toMatchObject({
      code: 'CODE_WRONG',
    });
  });

  it('can be a recovery code instead, once', async () => {
    const { service, done } = aFactor({ recovery: ['k7wq-9fpd'] });
    await expect(service.check(ctx, on(), 'k7wq-9fpd')).resolves.toBeUndefined();
    await expect(service.check(ctx, on(), 'k7wq-9fpd')).rejects.toMatchObject({ code: 'CODE_WRONG' });
    expect(done).toEqual(['counted']);
  });
});

describe('setting a second factor up', () => {
  it('counts from the first code on, ends the other sessions and gives the recovery codes', async () => {
    const { service, done, changes } = aFactor();
    expect(await service.confirm(ctx, aUser({ totpSecret }), codeAt(0), 'this one')).toEqual([
      'aaaa',
      'bbbb',
    ]);
    expect(changes).toEqual([{ totpSince: now, totpLastStep: Math.floor(now.getTime() / 30_000) }]);
    expect(done).toEqual(['all end but this one', 'second-factor-on']);
  });

  it('with a wrong code changes nothing and counts as a try', async () => {
    const { service, done, changes } = aFactor();
    const wrong = codeAt(0) === '000000' ? '111111' : '000000';
    await expect(service.confirm(ctx, aUser({ totpSecret }), wrong)).rejects.toMatchObject({
      code: 'CODE_WRONG',
    });
    expect([done, changes]).toEqual([['counted'], []]);
  });

  it('is over where one is on already: neither a new secret nor a second confirmation', async () => {
    const { service, changes } = aFactor();
    await expect(service.begin(ctx, on())).rejects.toMatchObject({ code: 'SECOND_FACTOR_REQUIRED' });
    await expect(service.confirm(ctx, on(), codeAt(0))).rejects.toMatchObject({ code: 'CODE_WRONG' });
    expect(changes).toEqual([]);
  });

  it('keeps the secret sealed for this person alone', async () => {
    const { service, changes } = aFactor();
    const setup = await service.begin(ctx, aUser());
    expect(setup.uri).toContain(setup.secret);
    expect(changes[0]?.totpSecret).toBeTruthy();
    expect(changes[0]?.totpSecret).not.toContain(setup.secret);
  });

  it('is not for the people of the demo, whose password everybody knows', async () => {
    const email = demoPeople[0]?.email ?? '';
    await expect(aFactor({ demo: true }).service.begin(ctx, aUser({ email }))).rejects.toMatchObject({
      code: 'SECOND_FACTOR_UNAVAILABLE',
    });
    await expect(aFactor({ demo: true }).service.begin(ctx, aUser())).resolves.toBeDefined();
    await expect(aFactor().service.begin(ctx, aUser({ email }))).resolves.toBeDefined();
  });
});

describe('taking a second factor off', () => {
  it('leaves neither secret nor recovery codes, and ends the other sessions', async () => {
    const { service, done, changes } = aFactor();
    await service.switchOff(ctx, on(), 'right', 'this one');
    expect(changes).toEqual([{ totpSecret: null, totpSince: null, totpLastStep: null }]);
    expect(done).toEqual(['codes gone', 'all end but this one', 'second-factor-off']);
  });

  it('needs the password', async () => {
    const { service, changes } = aFactor({ passwordWrong: true });
    await expect(service.switchOff(ctx, on(), 'wrong', 'this one')).rejects.toThrow('wrong password');
    await expect(service.renewRecoveryCodes(ctx, on(), 'wrong')).rejects.toThrow('wrong password');
    expect(changes).toEqual([]);
  });

  it('is nothing a superadmin can do for themselves', async () => {
    await expect(
      aFactor().service.switchOff(ctx, on({ superadmin: true }), 'right', 't'),
    ).rejects.toMatchObject({
      code: 'SECOND_FACTOR_REQUIRED',
    });
  });
});

describe('what a person sees of it', () => {
  it('is how many recovery codes are left, where it is on', async () => {
    const { service } = aFactor();
    expect(await service.getState(ctx, on())).toMatchObject({
      active: true,
      recoveryCodesLeft: 7,
      required: false,
    });
    expect(await service.getState(ctx, aUser({ superadmin: true }))).toEqual({
      ...{ available: true, required: true, active: false, since: null, recoveryCodesLeft: 0 },
    });
  });
});
