import { adminErrors, type Login } from '@jahrring/contracts-admin';
import { AppError, Database, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { identityContext, LicenceChooser, LicenceRepository, UserRepository } from '../identity-record';
import type { UserEntity } from '../identity-record';
import {
  OneTimeLinks,
  PasswordService,
  SecondFactorService,
  signInKeys,
  SignInThrottle,
} from '../credential';
import type { OneTimeLinkEntity } from '../credential';
import { KnownDevices } from './known-devices';
import { SessionOpener, type Device, type Entry, type SignInResult } from './session-opener';

const challengeMs = 5 * 60_000;

/** The way in: password, second factor, session. No session exists before the last step is done. */
@Injectable()
export class SignInService {
  constructor(
    private readonly db: Database,
    private readonly users: UserRepository,
    private readonly licences: LicenceRepository,
    private readonly chooser: LicenceChooser,
    private readonly passwords: PasswordService,
    private readonly secondFactor: SecondFactorService,
    private readonly links: OneTimeLinks,
    private readonly throttle: SignInThrottle,
    private readonly devices: KnownDevices,
    private readonly opener: SessionOpener,
  ) {}

  /**
   * A wrong password and an unknown e-mail answer the same after the same time; why somebody is shut out is told only to
   * who knows the password.
   */
  async login(ctx: RequestContext, body: Login, device: Device): Promise<SignInResult> {
    const user = this.opener.admitted(await this.users.findByEmail(ctx, body.email));
    const known = user ? this.devices.find(device.knownDevice, user.id) : undefined;
    const keys = signInKeys(body.email, device.address, known);
    await this.throttle.check(ctx, keys);
    const right = await this.passwords.verify(user?.passwordHash, body.password);
    if (!user || !right) {
      await this.throttle.fail(ctx, keys);
      throw new AppError(adminErrors, 'CREDENTIALS');
    }
    return this.db.tx(identityContext(ctx, user.id), async (ctx) => {
      await this.throttle.succeed(ctx, keys);
      if (user.blocked) throw new AppError(adminErrors, 'USER_BLOCKED');
      const licence = await this.chooser.chooseFirst(ctx, user);
      return this.proceed(ctx, { user, licence, trusted: body.trusted, device, action: 'sign-in' });
    });
  }

  /** After whatever proved who it is: the session, or a challenge where a second factor has to follow. */
  async proceed(ctx: RequestContext, entry: Entry): Promise<SignInResult> {
    const step = this.secondFactor.stepAfterPassword(entry.user);
    if (step === 'done') return this.opener.open(ctx, entry);
    const { token } = await this.links.create(ctx, {
      purpose: step,
      userId: entry.user.id,
      licenceId: entry.licence.id,
      trusted: entry.trusted,
      validMs: challengeMs,
    });
    return { step, challenge: token };
  }

  /** The second factor of a sign-in; five wrong codes end it. */
  async checkCode(
    ctx: RequestContext,
    challenge: string,
    code: string,
    device: Device,
  ): Promise<SignInResult> {
    const { link, user } = await this.challenged(ctx, challenge, 'code');
    try {
      await this.secondFactor.check(identityContext(ctx, user.id), user, code);
    } catch (error) {
      await this.links.countTry(ctx, link.id);
      throw error;
    }
    return this.finish(ctx, link, user, device);
  }

  /** Starts setting up the second factor that this person must have. */
  async beginEnrolment(ctx: RequestContext, challenge: string) {
    const { user } = await this.challenged(ctx, challenge, 'enrol');
    return this.secondFactor.begin(identityContext(ctx, user.id), user);
  }

  async confirmEnrolment(
    ctx: RequestContext,
    challenge: string,
    code: string,
    device: Device,
  ): Promise<SignInResult> {
    const { link, user } = await this.challenged(ctx, challenge, 'enrol');
    const recoveryCodes = await this.secondFactor.confirm(identityContext(ctx, user.id), user, code);
    return { ...(await this.finish(ctx, link, user, device)), recoveryCodes };
  }

  /** A challenge that was answered lets in once, if nothing has shut the person out meanwhile. */
  private finish(
    ctx: RequestContext,
    link: OneTimeLinkEntity,
    user: UserEntity,
    device: Device,
  ): Promise<SignInResult> {
    return this.db.tx(identityContext(ctx, user.id), async (ctx) => {
      if (!(await this.links.use(ctx, link.id))) throw new AppError(adminErrors, 'CHALLENGE_OVER');
      const licence = await this.licences.get(ctx, link.licenceId ?? '');
      return this.opener.open(ctx, { user, licence, trusted: link.trusted, device, action: 'sign-in' });
    });
  }

  private async challenged(ctx: RequestContext, challenge: string, purpose: 'code' | 'enrol') {
    const link = await this.links.find(ctx, challenge, purpose);
    const user = link?.userId ? await this.users.find(ctx, link.userId) : null;
    if (!link || !user || user.deletedAt || user.blocked) throw new AppError(adminErrors, 'CHALLENGE_OVER');
    return { link, user };
  }
}
