import {
  adminErrors,
  applicationLimits,
  type ApplicationOfLicence,
  type ApplyForLicence,
  type ConfirmedApplication,
  createLicence,
  type LicenceApplicationView,
} from '@jahrring/contracts-admin';
import { type Country, type ListQuery, localDateAt } from '@jahrring/contracts-common';
import {
  AppError,
  Audit,
  Clock,
  Database,
  type ListResult,
  type RequestContext,
} from '@jahrring/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { adminSettings } from '../../../configuration';
import type { AdminSettings } from '../../../configuration';
import { addressKeys, applicationKeys, SignInThrottle } from '../../credential';
import { identityContext, SuperadminNotices } from '../../identity-record';
import { AccountMails } from '../../port';
import { hashToken, newSessionToken } from '../../session';
import { LicenceService } from '../licence.service';
import type { LicenceApplicationEntity } from './licence-application.entity';
import { toApplicationView } from './licence-application.mapper';
import { LicenceApplicationRepository } from './licence-application.repository';

const DAY_MS = 86_400_000;
/** The calendar that the first day of a licence is told by; its admins may choose another zone. */
const firstZone = 'Europe/Zurich';
/** Everywhere else a licence begins in euros; a superadmin can change it. */
const inFrancs: readonly Country[] = ['CH', 'LI'];

/** Companies ask for a licence; once the mail is confirmed, one awaits its activation. */
@Injectable()
export class LicenceApplicationService {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly applications: LicenceApplicationRepository,
    private readonly licences: LicenceService,
    private readonly throttle: SignInThrottle,
    private readonly mails: AccountMails,
    private readonly notices: SuperadminNotices,
    private readonly audit: Audit,
    @Inject(adminSettings) private readonly settings: AdminSettings,
  ) {}

  list(ctx: RequestContext, query: ListQuery): Promise<ListResult<LicenceApplicationView>> {
    return this.applications.list(ctx, query, (rows) => Promise.resolve(rows.map(toApplicationView)));
  }

  async ofLicence(ctx: RequestContext, licenceId: string): Promise<ApplicationOfLicence> {
    await this.licences.get(ctx, licenceId);
    const found = await this.applications.findOfLicence(ctx, licenceId);
    return { application: found && toApplicationView(found) };
  }

  /**
   * AccountMails a link that confirms. A second try of the same address replaces the first; the answer tells nothing of accounts or
   * other applications. 429 after three an hour for an e-mail, ten from an address.
   */
  async apply(ctx: RequestContext, body: ApplyForLicence, address: string): Promise<void> {
    await this.throttle.spend(ctx, applicationKeys(body.email, address));
    await this.db.tx(identityContext(ctx, ''), async (ctx) => {
      const token = newSessionToken();
      const expiresAt = new Date(this.clock.now().getTime() + applicationLimits.confirmDays * DAY_MS);
      const values = { ...valuesOf(body), tokenHash: hashToken(token), expiresAt };
      const before = await this.applications.findUnconfirmed(ctx, body.email);
      if (before) await this.applications.update(ctx, before.id, before.version, values);
      else await this.applications.insert(ctx, { ...undecided, ...values });
      await this.mails.queue(ctx, {
        kind: 'applicationConfirm',
        to: body.email,
        name: body.firstName,
        locale: body.locale,
        params: { licence: body.licenceName, days: applicationLimits.confirmDays },
        link: `${this.settings.publicUrl}/apply/confirm/${token}`,
      });
    });
  }

  /** Once: a licence then awaits its activation, and superadmins are told. LINK_INVALID otherwise. */
  async confirm(ctx: RequestContext, token: string, address: string): Promise<ConfirmedApplication> {
    const keys = addressKeys(address);
    await this.throttle.check(ctx, keys);
    const confirmed = await this.db.tx(identityContext(ctx, ''), async (ctx) => {
      const found = await this.applications.findByToken(ctx, hashToken(token));
      if (!found) return null;
      const max = applicationLimits.waiting;
      if ((await this.applications.countWaiting(ctx)) >= max)
        throw new AppError(adminErrors, 'APPLICATIONS_FULL', { max });
      const licence = await this.licences.create(ctx, this.licenceOf(found));
      const row = await this.applications.update(ctx, found.id, found.version, {
        state: 'waiting',
        confirmedAt: this.clock.now(),
        licenceId: licence.id,
      });
      await this.notify(ctx, row, licence.id);
      return row;
    });
    if (confirmed) return { licenceName: confirmed.licenceName, email: confirmed.email };
    await this.throttle.fail(ctx, keys);
    throw new AppError(adminErrors, 'LINK_INVALID');
  }

  async forget(ctx: RequestContext): Promise<void> {
    await this.db.tx(ctx, (ctx) => this.applications.forget(ctx));
  }

  private licenceOf({ licenceName: name, type, country, zip, city, email, phone }: LicenceApplicationEntity) {
    const startsOn = localDateAt(this.clock.now(), firstZone);
    const currency = inFrancs.includes(country) ? 'CHF' : 'EUR';
    const own = { name, type, country, currency, zip, city, email, phone, startsOn };
    return createLicence.parse({ ...own, state: 'awaiting_activation' });
  }

  private async notify(ctx: RequestContext, row: LicenceApplicationEntity, licenceId: string): Promise<void> {
    const { id: entityId, licenceName, type, email } = row;
    const after = { licenceName, type, email, state: row.state };
    const own = ctx.inLicence(licenceId);
    await this.audit.record(own, { action: 'confirm', entity: 'licenceApplication', entityId, after });
    await this.notices.notify(ctx, {
      kind: 'admin.licence_applied',
      titleKey: 'admin:notify.licenceApplied',
      params: { licence: licenceName },
      path: `/admin/licenses/${licenceId}`,
    });
  }
}

const undecided = {
  state: 'sent',
  confirmedAt: null,
  decidedAt: null,
  reason: null,
  licenceId: null,
} as const;

function valuesOf(body: ApplyForLicence) {
  const { zip, city, phone, message, ...given } = body;
  return {
    ...given,
    zip: zip ?? null,
    city: city ?? null,
    phone: phone ?? null,
    message: message ?? null,
  };
}
