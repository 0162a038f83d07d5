import { adminErrors, type ConnectBody } from '@jahrring/contracts-admin';
import { AppError, Database, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { User } from '../user/user.entity';
import { UserRepository } from '../user/user.repository';
import { identityContext } from './identity-context';
import { LicenceChooser, type LicenceChoice } from './licence-choice';
import { OneTimeLinks } from './one-time-links';
import { PasswordService } from './password.service';
import { type Device, type SignInResult, SignInService } from './sign-in.service';
import { sessionPolicyOf } from './session-policy';
import { SignInThrottle } from './sign-in-throttle';
import { addressKeys } from './throttle-keys';

/** Follows a one-time link from an invitation or a connection mail. */
@Injectable()
export class ConnectService {
  constructor(
    private readonly db: Database,
    private readonly users: UserRepository,
    private readonly chooser: LicenceChooser,
    private readonly passwords: PasswordService,
    private readonly links: OneTimeLinks,
    private readonly throttle: SignInThrottle,
    private readonly signIn: SignInService,
  ) {}

  /** Signs in into the link's licence. Who has no password sets one first: `PASSWORD_NEEDED` tells for whom and where. */
  async connect(ctx: RequestContext, body: ConnectBody, device: Device): Promise<SignInResult> {
    const keys = addressKeys(device.address);
    await this.throttle.check(ctx, keys);
    const link = await this.links.find(ctx, body.token, 'invitation', 'connection');
    const user = link?.userId ? await this.users.find(ctx, link.userId) : null;
    if (!link || !user || user.deletedAt) {
      await this.throttle.fail(ctx, keys);
      throw new AppError(adminErrors, 'LINK_INVALID');
    }
    if (user.blocked) throw new AppError(adminErrors, 'USER_BLOCKED');
    const { licence } = await this.choice(ctx, user, link.licenceId);
    const passwordHash = user.passwordHash
      ? undefined
      : await this.newPassword(ctx, user, body, {
          licence: licence.name,
          name: user.firstName,
          min: sessionPolicyOf(licence.settings).passwordMinLength,
        });
    return this.db.tx(identityContext(ctx, user.id), async (ctx) => {
      if (!(await this.links.use(ctx, link.id))) throw new AppError(adminErrors, 'LINK_INVALID');
      if (passwordHash) await this.users.change(ctx, user.id, user.version, { passwordHash });
      return this.signIn.proceed(ctx, { user, licence, trusted: false, device, action: 'connect' });
    });
  }

  private async choice(ctx: RequestContext, user: User, licenceId: string | null): Promise<LicenceChoice> {
    const choices = await this.chooser.findChoices(ctx, user);
    const choice = choices.find((one) => one.licence.id === licenceId);
    if (!choice) throw new AppError(adminErrors, 'LINK_INVALID');
    if (choice.refusal) throw choice.refusal;
    return choice;
  }

  private async newPassword(
    ctx: RequestContext,
    user: User,
    { password }: ConnectBody,
    told: { licence: string; name: string; min: number },
  ): Promise<string> {
    if (password === undefined) throw new AppError(adminErrors, 'PASSWORD_NEEDED', told);
    await this.passwords.checkFor(ctx, user, password);
    return this.passwords.hash(password);
  }
}
