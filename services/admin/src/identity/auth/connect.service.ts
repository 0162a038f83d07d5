import { adminErrors, type ConnectBody } from '@jahrring/contracts-admin';
import { AppError, Clock, Database, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { identityContext, LicenceChooser, UserRepository } from '../identity-record';
import type { LicenceEntity, UserEntity } from '../identity-record';
import { EmailChangeService } from '../user';
import { addressKeys, MailboxProof, OneTimeLinks, PasswordService, SignInThrottle } from '../credential';
import type { OneTimeLinkEntity } from '../credential';
import { sessionPolicyOf } from '../session';
import type { Device, SignInResult } from './session-opener';
import { SignInService } from './sign-in.service';

/** Follows a one-time link from an invitation, a connection mail or one to a new address. */
@Injectable()
export class ConnectService {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly users: UserRepository,
    private readonly chooser: LicenceChooser,
    private readonly passwords: PasswordService,
    private readonly links: OneTimeLinks,
    private readonly proof: MailboxProof,
    private readonly emails: EmailChangeService,
    private readonly throttle: SignInThrottle,
    private readonly signIn: SignInService,
  ) {}

  /**
   * Signs in into the link's licence. Whose account has no password, or one from before anybody proved to read its mailbox, sets
   * one first: `PASSWORD_NEEDED` tells for whom and where.
   */
  async connect(ctx: RequestContext, body: ConnectBody, device: Device): Promise<SignInResult> {
    const { link, user } = await this.find(ctx, body.token, device);
    const licence = await this.licenceOf(ctx, user, link);
    const passwordHash = this.proof.needsPassword(user)
      ? await this.newPassword(ctx, user, body, {
          licence: licence.name,
          name: user.firstName,
          min: sessionPolicyOf(licence.settings).passwordMinLength,
        })
      : undefined;
    return this.db.tx(identityContext(ctx, user.id), async (ctx) => {
      if (!(await this.links.use(ctx, link.id))) throw new AppError(adminErrors, 'LINK_INVALID');
      const proved =
        link.purpose === 'email'
          ? await this.emails.confirm(ctx, user, passwordHash)
          : await this.proof.record(ctx, user, passwordHash ? { passwordHash } : {});
      return this.signIn.proceed(ctx, { user: proved, licence, trusted: false, device, action: 'connect' });
    });
  }

  private async find(ctx: RequestContext, token: string, device: Device) {
    const keys = addressKeys(device.address);
    await this.throttle.check(ctx, keys);
    const link = await this.links.find(ctx, token, 'invitation', 'connection', 'email');
    const user = link?.userId ? await this.users.find(ctx, link.userId) : null;
    if (!link || !user || user.deletedAt) {
      await this.throttle.fail(ctx, keys);
      throw new AppError(adminErrors, 'LINK_INVALID');
    }
    if (user.blocked) throw new AppError(adminErrors, 'USER_BLOCKED');
    return { link, user };
  }

  /** Returns the licence that the link leads to, treating the e-mail of the person who followed it as proved. */
  private async licenceOf(
    ctx: RequestContext,
    user: UserEntity,
    { licenceId }: OneTimeLinkEntity,
  ): Promise<LicenceEntity> {
    const proved = { ...user, emailProvedAt: this.clock.now() };
    if (!licenceId) return this.chooser.chooseFirst(ctx, proved);
    const choices = await this.chooser.findChoices(ctx, proved);
    const choice = choices.find((one) => one.licence.id === licenceId);
    if (!choice) throw new AppError(adminErrors, 'LINK_INVALID');
    if (choice.refusal) throw choice.refusal;
    return choice.licence;
  }

  private async newPassword(
    ctx: RequestContext,
    user: UserEntity,
    { password }: ConnectBody,
    told: { licence: string; name: string; min: number },
  ): Promise<string> {
    if (password === undefined) throw new AppError(adminErrors, 'PASSWORD_NEEDED', told);
    await this.passwords.checkFor(ctx, user, password);
    return this.passwords.hash(password);
  }
}
