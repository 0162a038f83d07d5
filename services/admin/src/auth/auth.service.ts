import { adminErrors, type ChangePassword, type Login, type SwitchLicence } from '@jahrring/contracts-admin';
import {
  AppError,
  Audit,
  commonError,
  Database,
  fieldErrorOf,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { MembershipRepository } from '../employee/membership.repository';
import { LicenceRepository } from '../licence/licence.repository';
import type { User } from '../user/user.entity';
import { UserRepository } from '../user/user.repository';
import { identityContext } from './identity-context';
import { LicenceChooser } from './licence-choice';
import { PasswordService } from './password.service';
import { SessionStore } from './session.store';
import { SignInThrottle, throttleKeys } from './sign-in-throttle';

/** Where a sign-in comes from. */
export interface Device {
  address: string;
  userAgent: string | undefined;
}

export interface OpenedSession {
  token: string;
  userId: string;
  licenceId: string;
}

@Injectable()
export class AuthService {
  constructor(
    private readonly db: Database,
    private readonly users: UserRepository,
    private readonly licences: LicenceRepository,
    private readonly memberships: MembershipRepository,
    private readonly chooser: LicenceChooser,
    private readonly passwords: PasswordService,
    private readonly throttle: SignInThrottle,
    private readonly sessions: SessionStore,
    private readonly audit: Audit,
  ) {}

  /**
   * Signs in. A wrong password and an unknown e-mail answer the same after the same time; why somebody is shut out is
   * told only to who knows the password.
   */
  async login(ctx: RequestContext, body: Login, device: Device): Promise<OpenedSession> {
    const keys = throttleKeys(body.email, device.address);
    await this.throttle.check(ctx, keys);
    const user = await this.users.findByEmail(ctx, body.email);
    const known = await this.passwords.verify(user?.passwordHash, body.password);
    if (!user || !known) {
      await this.throttle.fail(ctx, keys);
      throw new AppError(adminErrors, 'CREDENTIALS');
    }
    return this.db.tx(identityContext(ctx, user.id), async (ctx) => {
      await this.throttle.succeed(ctx, keys);
      if (user.blocked) throw new AppError(adminErrors, 'USER_BLOCKED');
      const licence = await this.chooser.chooseFirst(ctx, user);
      const token = await this.sessions.create(ctx, {
        userId: user.id,
        licenceId: licence.id,
        trusted: body.trusted,
        userAgent: device.userAgent,
      });
      await this.users.noteSignIn(ctx, user.id);
      await this.record(ctx, licence.id, 'sign-in', user.id);
      return { token, userId: user.id, licenceId: licence.id };
    });
  }

  async logout(ctx: RequestContext, token: string): Promise<void> {
    const { licenceId, userId } = ctx;
    await this.db.tx(identityContext(ctx, userId), async (ctx) => {
      await this.sessions.end(ctx, token);
      if (licenceId) await this.record(ctx, licenceId, 'sign-out', userId);
    });
  }

  /** Lets this device work in another licence of its person. One that is none of theirs is not there: 404. */
  async switchLicence(ctx: RequestContext, token: string, body: SwitchLicence): Promise<void> {
    await this.db.tx(identityContext(ctx, ctx.userId), async (ctx) => {
      const user = await this.users.get(ctx, ctx.userId);
      const choices = await this.chooser.findChoices(ctx, user);
      const choice = choices.find((one) => one.licence.id === body.licenceId);
      if (!choice) throw commonError('NOT_FOUND');
      if (choice.refusal) throw choice.refusal;
      await this.sessions.moveTo(ctx, token, body.licenceId);
      if (body.makeDefault) await this.users.setDefaultLicence(ctx, user.id, body.licenceId);
      const member = await this.memberships.findOfUser(ctx.inLicence(body.licenceId), user.id);
      await this.record(ctx, body.licenceId, member ? 'enter' : 'superadmin-enter', user.id);
    });
  }

  /** A new password of one's own; ends every other session. */
  async changePassword(
    ctx: RequestContext,
    token: string,
    body: ChangePassword,
    device: Device,
  ): Promise<void> {
    const { licenceId } = ctx;
    const user = await this.users.get(ctx, ctx.userId);
    await this.checkOldPassword(ctx, user, body.oldPassword, device);
    const licence = await this.licences.get(ctx, licenceId);
    this.passwords.check(body.password, licence.settings, [user.email, user.firstName, user.lastName]);
    const passwordHash = await this.passwords.hash(body.password);
    await this.db.tx(identityContext(ctx, user.id), async (ctx) => {
      await this.users.change(ctx, user.id, user.version, { passwordHash });
      await this.sessions.endOfUser(ctx, user.id, token);
      await this.record(ctx, licenceId, 'password-change', user.id);
    });
  }

  private async checkOldPassword(
    ctx: RequestContext,
    user: User,
    password: string,
    device: Device,
  ): Promise<void> {
    const keys = throttleKeys(`password ${user.email}`, device.address);
    await this.throttle.check(ctx, keys);
    if (await this.passwords.verify(user.passwordHash, password)) return;
    await this.throttle.fail(ctx, keys);
    throw fieldErrorOf('oldPassword', 'wrong_old_password');
  }

  private record(ctx: RequestContext, licenceId: string, action: string, userId: string): Promise<void> {
    return this.audit.record(ctx.inLicence(licenceId), { action, entity: 'user', entityId: userId });
  }
}
