import type { ChangeLicenceState, LicenceView } from '@jahrring/contracts-admin';
import { Audit, Clock, Database, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { InvitationService } from '../../employee';
import { AccountMails } from '../../port';
import { LicenceService } from '../licence.service';
import { LicenceOwnerService } from '../owner/licence-owner.service';
import type { LicenceApplicationEntity } from './licence-application.entity';
import { LicenceApplicationRepository } from './licence-application.repository';

/** Changes the state of a licence, and answers the application it came from. */
@Injectable()
export class LicenceActivation {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly licences: LicenceService,
    private readonly applications: LicenceApplicationRepository,
    private readonly invitations: InvitationService,
    private readonly owners: LicenceOwnerService,
    private readonly mails: AccountMails,
    private readonly audit: Audit,
  ) {}

  /** Invites the applicant as first admin and owner once the licence is active; a refusal by deleting it is mailed with its reason. */
  changeState(
    ctx: RequestContext,
    id: string,
    version: number,
    body: ChangeLicenceState,
  ): Promise<LicenceView> {
    return this.db.tx(ctx, async (ctx) => {
      const licence = await this.licences.changeState(ctx, id, version, body);
      const application = await this.applications.findOfLicence(ctx, id);
      if (application?.state !== 'waiting') return licence;
      if (body.state === 'active') await this.invite(ctx, id, application);
      if (body.state === 'deleted') await this.decline(ctx, id, application, body.reason ?? null);
      return this.licences.get(ctx, id);
    });
  }

  private async invite(ctx: RequestContext, licenceId: string, application: LicenceApplicationEntity) {
    const { email, firstName, lastName, locale } = application;
    const person = { email, firstName, lastName, locale, role: 'admin' as const, keys: [] };
    const there = ctx.inLicence(licenceId);
    const { employeeId } = await this.invitations.invite(there, person);
    await this.owners.name(there, employeeId);
    await this.decide(ctx, licenceId, application, { state: 'activated', reason: null });
  }

  private async decline(
    ctx: RequestContext,
    licenceId: string,
    application: LicenceApplicationEntity,
    reason: string | null,
  ) {
    const { email: to, firstName: name, locale, licenceName: licence } = application;
    const params = { licence, reason: reason ?? '' };
    await this.mails.queue(ctx, { kind: 'applicationDeclined', to, name, locale, params });
    await this.decide(ctx, licenceId, application, { state: 'declined', reason });
  }

  private async decide(
    ctx: RequestContext,
    licenceId: string,
    { id, version, state }: LicenceApplicationEntity,
    decision: Pick<LicenceApplicationEntity, 'state' | 'reason'>,
  ): Promise<void> {
    const decided = { ...decision, decidedAt: this.clock.now() };
    await this.applications.update(ctx, id, version, decided);
    await this.audit.record(ctx.inLicence(licenceId), {
      action: decision.state === 'activated' ? 'accept' : 'decline',
      ...{ entity: 'licenceApplication', entityId: id },
      before: { state },
      after: { state: decision.state },
      ...(decision.reason ? { reason: decision.reason } : {}),
    });
  }
}
