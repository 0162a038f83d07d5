import { adminErrors, type SignInStep } from '@jahrring/contracts-admin';
import {
  AppError,
  Audit,
  type AuditAction,
  type RequestContext,
  SERVICE_ENV,
  type ServiceEnv,
} from '@jahrring/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { UserRepository } from '../identity-record';
import type { LicenceEntity, UserEntity } from '../identity-record';
import { isDemoPerson, sessionPolicyOf, SessionStore } from '../session';

/** Device from which somebody signs in. */
export interface Device {
  address: string;
  userAgent: string | undefined;
  /** Cookie of a browser in which people have been signed in; see `KnownDevices`. */
  knownDevice: string | undefined;
}

/** Progress of a sign-in: a session, or what its next step needs. */
export interface SignInResult {
  step: SignInStep;
  userId?: string;
  licenceId?: string;
  /** Of the session; goes into the cookie only. */
  token?: string;
  /** On a trusted device: how long the cookie stays. */
  cookieSeconds?: number;
  challenge?: string;
  recoveryCodes?: string[];
}

/** Somebody who has proved who they are, on the way to a session. */
export interface Entry {
  user: UserEntity;
  licence: LicenceEntity;
  trusted: boolean;
  device: Device;
  /** Word of the audit trail. */
  action: AuditAction;
}

/** The last step of every way in: the session. */
@Injectable()
export class SessionOpener {
  constructor(
    private readonly users: UserRepository,
    private readonly sessions: SessionStore,
    private readonly audit: Audit,
    @Inject(SERVICE_ENV) private readonly env: ServiceEnv,
  ) {}

  /** People of the demo are nobody on an installation that is none, whatever its data folder was used for before. */
  admitted(user: UserEntity | null): UserEntity | null {
    return user && (this.env.demo || !isDemoPerson(user.id)) ? user : null;
  }

  async open(ctx: RequestContext, { user, licence, trusted, device, action }: Entry): Promise<SignInResult> {
    if (!this.admitted(user)) throw new AppError(adminErrors, 'CREDENTIALS');
    const policy = sessionPolicyOf(licence.settings);
    const token = await this.sessions.create(ctx, {
      userId: user.id,
      licenceId: licence.id,
      trusted,
      userAgent: device.userAgent,
      address: device.address,
      policy,
    });
    await this.users.noteSignIn(ctx, user.id);
    await this.audit.record(ctx.inLicence(licence.id), { action, entity: 'user', entityId: user.id });
    return {
      step: 'done',
      token,
      userId: user.id,
      licenceId: licence.id,
      ...(trusted ? { cookieSeconds: policy.trustedIdleMs / 1000 } : {}),
    };
  }
}
