import { isAhvNumber, supervisesSelf } from '@jahrring/contracts-admin';
import { type Country, localDateAt } from '@jahrring/contracts-common';
import { Audit, Clock, fieldErrorOf, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { LicenceRepository, MembershipRepository } from '../identity-record';
import type { MembershipEntity } from '../identity-record';

/** Countries where everybody who works has an AHV number. */
const ahvCountries: readonly Country[] = ['CH', 'LI'];

/** Fields whose rules are looked at only where they were sent. */
type SentFields = { [F in 'birthdate' | 'supervisors' | 'insuranceNumber']?: unknown };

/** Rules for the data of a person that a schema cannot check. */
@Injectable()
export class HrRules {
  constructor(
    private readonly memberships: MembershipRepository,
    private readonly licences: LicenceRepository,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** 422 at the field; `changed` is what was sent, `membership` what has come of it. */
  async check(ctx: RequestContext, membership: MembershipEntity, changed: SentFields): Promise<void> {
    const { startsOn, endsOn, birthdate } = membership;
    if (startsOn && endsOn && endsOn < startsOn) throw fieldErrorOf('endsOn', 'afterOrEqual');
    const today = localDateAt(this.clock.now(), ctx.timeZone);
    if (changed.birthdate && birthdate && birthdate >= today) throw fieldErrorOf('birthdate', 'past');
    if (changed.supervisors) await this.checkSupervisors(ctx, membership);
    if (changed.insuranceNumber !== undefined) await this.checkInsuranceNumber(ctx, membership);
  }

  private async checkSupervisors(ctx: RequestContext, { id, supervisors }: MembershipEntity): Promise<void> {
    const known = await this.memberships.findSupervision(ctx);
    const chosen = supervisors ?? [];
    if (!chosen.every((one) => known.has(one))) throw fieldErrorOf('supervisors', 'exists');
    if (supervisesSelf(known, id, chosen)) throw fieldErrorOf('supervisors', 'supervisorCircle');
  }

  /** The number itself never gets into the audit trail, that it has changed does. */
  private async checkInsuranceNumber(ctx: RequestContext, membership: MembershipEntity): Promise<void> {
    const { country } = await this.licences.get(ctx, ctx.licenceId);
    const number = membership.insuranceNumber;
    if (number && ahvCountries.includes(country) && !isAhvNumber(number))
      throw fieldErrorOf('insuranceNumber', 'insuranceNumber');
    await this.audit.record(ctx, {
      action: 'update',
      entity: 'membership',
      entityId: membership.id,
      after: { insuranceNumberSet: number !== null },
    });
  }
}
