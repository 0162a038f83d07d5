import type { Database, RequestContext } from '@jahrring/service-kit';
import { aCaller } from '@jahrring/testing/principals';
import { aLicence, aUser, now } from '../../../test/a-member';
import type { LicenceChooser, LicenceRepository, UserEntity, UserRepository } from '../identity-record';
import type { OneTimeLinks, PasswordService, SecondFactorService, SignInThrottle } from '../credential';
import type { KnownDevices } from './known-devices';
import type { Entry, SessionOpener } from './session-opener';
import { SignInService } from './sign-in.service';

const ctx = aCaller('guest');
const device = { address: '192.0.2.7', userAgent: 'Firefox', knownDevice: undefined };
const login = (password = 'right', email = 'anna@bergwald.test') => ({ email, password, trusted: true });

interface Situation {
  user?: UserEntity | null;
  step?: 'done' | 'code' | 'enrol';
  codeWrong?: boolean;
  /** Of somebody the installation does not let in at all. */
  foreign?: boolean;
}

/** The way in of one person, with everything that happened on it in order. */
function aWayIn({ user = aUser(), step = 'done', codeWrong = false, foreign = false }: Situation = {}) {
  const happened: string[] = [];
  const opened: Entry[] = [];
  const links = new Map<
    string,
    { id: string; purpose: string; userId: string; licenceId: string; trusted: boolean }
  >();
  let tries = 0;
  const service = new SignInService(
    {
      tx: (ctx: RequestContext, work: (ctx: RequestContext) => Promise<unknown>) => work(ctx),
    } as unknown as Database,
    {
      findByEmail: () => Promise.resolve(user),
      find: () => Promise.resolve(user),
    } as unknown as UserRepository,
    { get: (_ctx: unknown, id: string) => Promise.resolve(aLicence({ id })) } as unknown as LicenceRepository,
    { chooseFirst: () => Promise.resolve(aLicence({ id: 'first' })) } as unknown as LicenceChooser,
    {
      verify: (hash: string | undefined, password: string) => {
        happened.push(hash === undefined ? 'verified against nothing' : 'verified');
        return Promise.resolve(password === 'right');
      },
    } as unknown as PasswordService,
    {
      stepAfterPassword: () => step,
      check: () => (codeWrong ? Promise.reject(new Error('wrong code')) : Promise.resolve()),
      confirm: () => Promise.resolve(['aaaa', 'bbbb']),
      begin: () => Promise.resolve({ secret: 'S' }),
    } as unknown as SecondFactorService,
    {
      create: (
        _ctx: unknown,
        link: { purpose: string; userId: string; licenceId: string; trusted: boolean },
      ) => {
        const token = `token ${links.size + 1}`;
        links.set(token, { id: token, ...link });
        return Promise.resolve({ token });
      },
      find: (_ctx: unknown, token: string, purpose: string) => {
        const link = links.get(token);
        return Promise.resolve(link?.purpose === purpose ? link : null);
      },
      use: (_ctx: unknown, id: string) => Promise.resolve(links.delete(id)),
      countTry: () => Promise.resolve((tries += 1)),
    } as unknown as OneTimeLinks,
    {
      check: () => Promise.resolve(happened.push('throttle asked')),
      fail: () => Promise.resolve(happened.push('counted')),
      succeed: () => Promise.resolve(happened.push('forgiven')),
    } as unknown as SignInThrottle,
    { find: () => undefined } as unknown as KnownDevices,
    {
      admitted: (one: UserEntity | null) => (foreign ? null : one),
      open: (_ctx: unknown, entry: Entry) => {
        opened.push(entry);
        return Promise.resolve({ step: 'done', token: 'session' });
      },
    } as unknown as SessionOpener,
  );
  return { service, happened, opened, tries: () => tries };
}

const withPassword = aUser({ passwordHash: 'hash' });

describe('a password', () => {
  it('that is right lets in, into the licence that comes first, and forgives what was wrong before', async () => {
    const { service, happened, opened } = aWayIn({ user: withPassword });
    expect(await service.login(ctx, login(), device)).toMatchObject({ step: 'done', token: 'session' });
    expect(happened).toEqual(['throttle asked', 'verified', 'forgiven']);
    expect(opened).toMatchObject([{ licence: { id: 'first' }, trusted: true, action: 'sign-in', device }]);
  });

  it.each<[string, Situation, string]>([
    ['that is wrong', { user: withPassword }, 'verified'],
    ['of an address nobody has', { user: null }, 'verified against nothing'],
    [
      'of somebody who is not let in here at all',
      { user: withPassword, foreign: true },
      'verified against nothing',
    ],
    [
      'that is wrong, of somebody who is blocked',
      { user: aUser({ passwordHash: 'h', blocked: true }) },
      'verified',
    ],
  ])(
    '%s is refused in the same words, after as much work, and counted',
    async (_which, situation, verified) => {
      const { service, happened, opened } = aWayIn(situation);
      await expect(service.login(ctx, login('wrong'), device)).rejects.toMatchObject({ code: 'CREDENTIALS' });
      expect(happened).toEqual(['throttle asked', verified, 'counted']);
      expect(opened).toEqual([]);
    },
  );

  it('is right in vain where nobody has the address', async () => {
    await expect(aWayIn({ user: null }).service.login(ctx, login(), device)).rejects.toMatchObject({
      code: 'CREDENTIALS',
    });
  });

  it('that is right tells who is blocked that they are, and opens nothing', async () => {
    const { service, opened } = aWayIn({ user: aUser({ passwordHash: 'hash', blocked: true }) });
    await expect(service.login(ctx, login(), device)).rejects.toMatchObject({ code: 'USER_BLOCKED' });
    expect(opened).toEqual([]);
  });
});

describe('a second factor', () => {
  it.each(['code', 'enrol'] as const)(
    'comes before the session: the password gives a challenge (%s)',
    async (step) => {
      const { service, opened } = aWayIn({ user: withPassword, step });
      expect(await service.login(ctx, login(), device)).toEqual({ step, challenge: 'token 1' });
      expect(opened).toEqual([]);
    },
  );

  it('opens the session once, in the licence and with the trust the password was given for', async () => {
    const { service, opened } = aWayIn({ user: withPassword, step: 'code' });
    await service.login(ctx, login(), device);
    expect(await service.checkCode(ctx, 'token 1', '123456', device)).toMatchObject({ step: 'done' });
    expect(opened).toMatchObject([{ licence: { id: 'first' }, trusted: true }]);
    await expect(service.checkCode(ctx, 'token 1', '123456', device)).rejects.toMatchObject({
      code: 'CHALLENGE_OVER',
    });
  });

  it('that is wrong counts against the challenge, which stays', async () => {
    const { service, opened, tries } = aWayIn({ user: withPassword, step: 'code', codeWrong: true });
    await service.login(ctx, login(), device);
    for (let count = 1; count <= 3; count += 1) {
      await expect(service.checkCode(ctx, 'token 1', '000000', device)).rejects.toThrow('wrong code');
      expect(tries()).toBe(count);
    }
    expect(opened).toEqual([]);
  });

  it('cannot be gone round by setting up another one', async () => {
    const { service, opened } = aWayIn({ user: withPassword, step: 'code' });
    await service.login(ctx, login(), device);
    await expect(service.beginEnrolment(ctx, 'token 1')).rejects.toMatchObject({ code: 'CHALLENGE_OVER' });
    await expect(service.confirmEnrolment(ctx, 'token 1', '123456', device)).rejects.toMatchObject({
      code: 'CHALLENGE_OVER',
    });
    expect(opened).toEqual([]);
  });

  it('that was just set up lets in and gives the recovery codes', async () => {
    const { service } = aWayIn({ user: withPassword, step: 'enrol' });
    await service.login(ctx, login(), device);
    expect(await service.beginEnrolment(ctx, 'token 1')).toEqual({ secret: 'S' });
    expect(await service.confirmEnrolment(ctx, 'token 1', '123456', device)).toMatchObject({
      ...{ step: 'done', recoveryCodes: ['aaaa', 'bbbb'] },
    });
  });

  it.each([
    ['blocked', { blocked: true }],
    ['deleted', { deletedAt: now }],
  ])('is asked of nobody who was %s meanwhile', async (_what, change) => {
    const user = aUser({ passwordHash: 'hash' });
    const { service, opened } = aWayIn({ user, step: 'code' });
    await service.login(ctx, login(), device);
    Object.assign(user, change);
    await expect(service.checkCode(ctx, 'token 1', '123456', device)).rejects.toMatchObject({
      code: 'CHALLENGE_OVER',
    });
    expect(opened).toEqual([]);
  });
});
