import { adminErrors, type SecurityView, type SignInStep, type TotpSetup } from '@jahrring/contracts-admin';
import { demoMusterPeople, demoPeople } from '@jahrring/demo';
import {
  AppError,
  Audit,
  type AuditAction,
  Clock,
  Database,
  type RequestContext,
  SERVICE_ENV,
  type ServiceEnv,
} from '@jahrring/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { renderSVG } from 'uqr';
import { UserRepository } from '../identity-record';
import type { UserEntity } from '../identity-record';
import { SessionStore } from '../session';
import { PasswordConfirmation } from './password-confirmation';
import { RecoveryCodes } from './recovery-codes';
import { SignInThrottle } from './sign-in-throttle';
import { accountKeys } from './throttle-keys';
import { newTotpSecret, seal, stepOfCode, totpUri, unseal } from './totp.rules';

const demoEmails = new Set([...demoPeople, ...demoMusterPeople].map((person) => person.email));
const appCode = /^\d{6}$/;

/** Codes of an app as a second factor: set up, checked, taken off. */
@Injectable()
export class SecondFactorService {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly users: UserRepository,
    private readonly confirmation: PasswordConfirmation,
    private readonly codes: RecoveryCodes,
    private readonly sessions: SessionStore,
    private readonly throttle: SignInThrottle,
    private readonly audit: Audit,
    @Inject(SERVICE_ENV) private readonly env: ServiceEnv,
  ) {}

  /** Returns the sign-in step that must follow the password of this person. */
  stepAfterPassword(user: UserEntity): Exclude<SignInStep, never> {
    if (user.totpSince) return 'code';
    return this.isRequired(user) ? 'enrol' : 'done';
  }

  async getState(ctx: RequestContext, user: UserEntity): Promise<SecurityView> {
    return {
      available: this.isAvailable(user),
      required: this.isRequired(user),
      active: user.totpSince !== null,
      since: user.totpSince?.toISOString() ?? null,
      recoveryCodesLeft: user.totpSince ? await this.codes.countLeft(ctx, user.id) : 0,
    };
  }

  /** Makes a secret that counts once a code of it was given. */
  async begin(ctx: RequestContext, user: UserEntity): Promise<TotpSetup> {
    if (!this.isAvailable(user)) throw new AppError(adminErrors, 'SECOND_FACTOR_UNAVAILABLE');
    if (user.totpSince) throw new AppError(adminErrors, 'SECOND_FACTOR_REQUIRED');
    const secret = newTotpSecret();
    const totpSecret = seal(secret, user.id, this.env.secret);
    await this.db.tx(ctx, (ctx) => this.users.change(ctx, user.id, user.version, { totpSecret }));
    const uri = totpUri(secret, user.email);
    return { secret, uri, qr: renderSVG(uri, { border: 2 }) };
  }

  /** Switches it on with the first code; other sessions end. Answers the recovery codes, this once. */
  async confirm(ctx: RequestContext, user: UserEntity, code: string, keptToken?: string): Promise<string[]> {
    if (user.totpSince) throw new AppError(adminErrors, 'CODE_WRONG');
    const step = await this.throttled(ctx, user, () => Promise.resolve(this.stepOf(user, code)));
    return this.db.tx(ctx, async (ctx) => {
      const now = this.clock.now();
      await this.users.change(ctx, user.id, user.version, { totpSince: now, totpLastStep: step });
      const codes = await this.codes.replace(ctx, user.id);
      await this.sessions.endOfUser(ctx, user.id, keptToken);
      await this.record(ctx, user, 'second-factor-on');
      return codes;
    });
  }

  /** Checks a code of the app or a recovery code; 401 where it is wrong, 429 after five of them. */
  async check(ctx: RequestContext, user: UserEntity, code: string): Promise<void> {
    await this.throttled(ctx, user, () => this.verify(ctx, user, code));
  }

  /** Takes it off; a superadmin's stays. */
  async switchOff(ctx: RequestContext, user: UserEntity, password: string, keptToken: string): Promise<void> {
    if (this.isRequired(user)) throw new AppError(adminErrors, 'SECOND_FACTOR_REQUIRED');
    await this.checkPassword(ctx, user, password);
    await this.db.tx(ctx, (ctx) => this.removeSecret(ctx, user, keptToken));
  }

  /** For somebody who has lost device and codes: a superadmin takes it off, the next sign-in needs the password alone. */
  async removeFor(ctx: RequestContext, userId: string): Promise<void> {
    await this.db.tx(ctx, async (ctx) => {
      const user = await this.users.get(ctx, userId);
      if (!user.totpSince) throw new AppError(adminErrors, 'SECOND_FACTOR_UNAVAILABLE');
      await this.removeSecret(ctx, user);
    });
  }

  async renewRecoveryCodes(ctx: RequestContext, user: UserEntity, password: string): Promise<string[]> {
    if (!user.totpSince) throw new AppError(adminErrors, 'SECOND_FACTOR_UNAVAILABLE');
    await this.checkPassword(ctx, user, password);
    return this.db.tx(ctx, async (ctx) => {
      await this.record(ctx, user, 'recovery-codes');
      return this.codes.replace(ctx, user.id);
    });
  }

  checkPassword(ctx: RequestContext, user: UserEntity, password: string): Promise<void> {
    return this.confirmation.check(ctx, user, password);
  }

  private async removeSecret(ctx: RequestContext, user: UserEntity, keptToken?: string): Promise<void> {
    const none = { totpSecret: null, totpSince: null, totpLastStep: null };
    await this.users.change(ctx, user.id, user.version, none);
    await this.codes.remove(ctx, user.id);
    await this.sessions.endOfUser(ctx, user.id, keptToken);
    await this.record(ctx, user, 'second-factor-off');
  }

  private isAvailable(user: UserEntity): boolean {
    return !this.env.demo || !demoEmails.has(user.email);
  }

  private isRequired(user: UserEntity): boolean {
    return user.superadmin && !this.env.demo;
  }

  private async throttled<T>(
    ctx: RequestContext,
    user: UserEntity,
    check: () => Promise<T | null>,
  ): Promise<T> {
    const keys = accountKeys('second factor', user.id);
    await this.throttle.check(ctx, keys);
    const result = await check();
    if (result !== null) return result;
    await this.throttle.fail(ctx, keys);
    throw new AppError(adminErrors, 'CODE_WRONG');
  }

  /** Null where the code does not count; true where it did, and never will again. */
  private verify(ctx: RequestContext, user: UserEntity, code: string): Promise<true | null> {
    return this.db.tx(ctx, async (ctx) => {
      if (!appCode.test(code)) return (await this.codes.use(ctx, user.id, code)) || null;
      const step = this.stepOf(user, code);
      return step !== null && (await this.users.consumeTotpStep(ctx, user.id, step)) ? true : null;
    });
  }

  private stepOf(user: UserEntity, code: string): number | null {
    if (!user.totpSecret) return null;
    return stepOfCode(unseal(user.totpSecret, user.id, this.env.secret), code, this.clock.now());
  }

  private record(ctx: RequestContext, user: UserEntity, action: AuditAction): Promise<void> {
    return this.audit.record(ctx, { action, entity: 'user', entityId: user.id });
  }
}
