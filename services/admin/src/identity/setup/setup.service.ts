import { adminErrors, createLicence } from '@jahrring/contracts-admin';
import { localDateAt } from '@jahrring/contracts-common';
import {
  AppError,
  Audit,
  Clock,
  Database,
  fieldErrorOf,
  type RequestContext,
  SERVICE_ENV,
  type ServiceEnv,
} from '@jahrring/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { adminSettings } from '../../configuration';
import type { AdminSettings } from '../../configuration';
import { isDemoPerson } from '../session';
import { OneTimeLinks } from '../credential';
import { LicenceRepository, UserRepository } from '../identity-record';
import { LicenceService } from '../licence';

const validMinutes = 60;

/** The first superadmin of an installation, for whoever holds its secret. */
@Injectable()
export class SetupService {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly users: UserRepository,
    private readonly licences: LicenceRepository,
    private readonly licence: LicenceService,
    private readonly links: OneTimeLinks,
    private readonly audit: Audit,
    @Inject(SERVICE_ENV) private readonly env: ServiceEnv,
    @Inject(adminSettings) private readonly settings: AdminSettings,
  ) {}

  /** Answers a link that sets the password, once and within the hour; 409 where a superadmin has one already. */
  begin(ctx: RequestContext, { email, licence }: { email: string; licence: string }) {
    return this.db.tx(ctx, async (ctx) => {
      await this.refuseSecond(ctx, email);
      const licenceId = await this.licenceId(ctx, licence);
      const found = await this.users.findByEmail(ctx, email);
      if (found && (!found.superadmin || found.passwordHash !== '')) throw fieldErrorOf('email', 'unique');
      const person = {
        email,
        firstName: email.split('@')[0] ?? email,
        lastName: licence,
        locale: 'de',
      } as const;
      const created = { ...person, passwordHash: '', superadmin: true, defaultLicenceId: licenceId };
      const { id: userId } = found ?? (await this.users.create(ctx, created));
      await this.links.voidOf(ctx, userId, 'reset');
      const { token } = await this.links.create(ctx, {
        purpose: 'reset',
        userId,
        validMs: validMinutes * 60_000,
      });
      await this.audit.record(ctx, { action: 'setup', entity: 'user', entityId: userId });
      return { link: `${this.settings.publicUrl}/password/reset/${token}`, minutes: validMinutes };
    });
  }

  /** Whom an earlier try named and who never came is no superadmin any more: the address may have been mistyped. */
  private async refuseSecond(ctx: RequestContext, email: string): Promise<void> {
    const superadmins = (await this.users.findSuperadmins(ctx)).filter(({ id }) => !isDemoPerson(id));
    if (this.env.demo || superadmins.some(({ passwordHash }) => passwordHash !== ''))
      throw new AppError(adminErrors, 'SETUP_DONE');
    for (const { id, version } of superadmins.filter((user) => user.email !== email)) {
      await this.users.change(ctx, id, version, { superadmin: false, blocked: true });
      await this.links.voidOf(ctx, id, 'reset');
    }
  }

  private async licenceId(ctx: RequestContext, name: string): Promise<string> {
    const [first] = (await this.licences.findAll(ctx)).filter(({ demoData }) => !demoData);
    if (first) return first.id;
    const startsOn = localDateAt(this.clock.now(), 'Europe/Zurich');
    const body = createLicence.parse({ name, type: 'standard', state: 'active', startsOn });
    return (await this.licence.create(ctx, body)).id;
  }
}
