import { isOpenLicence, type RequestConnection } from '@jahrring/contracts-admin';
import { localDateAt } from '@jahrring/contracts-common';
import { Clock, fieldErrorOf, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { accountKeys, SignInThrottle } from '../credential';
import { LicenceRepository, MembershipRepository, UserRepository } from '../identity-record';
import type { LicenceEntity } from '../identity-record';

/** Finds the licence somebody asks to join. */
@Injectable()
export class AdministeredLicence {
  constructor(
    private readonly clock: Clock,
    private readonly users: UserRepository,
    private readonly licences: LicenceRepository,
    private readonly memberships: MembershipRepository,
    private readonly throttle: SignInThrottle,
  ) {}

  /**
   * The one open licence this e-mail administers. Not found is told at the field, after a throttle: nobody fishes for
   * admins here.
   */
  async find(ctx: RequestContext, body: RequestConnection): Promise<LicenceEntity> {
    const keys = accountKeys('connection', ctx.userId);
    await this.throttle.check(ctx, keys);
    const admin = await this.users.findByEmail(ctx, body.adminEmail);
    const memberships = admin && !admin.blocked ? await this.memberships.findOfUsers(ctx, [admin.id]) : [];
    const administered = memberships.filter(({ role, active }) => active && role === 'admin');
    const licences = await this.licences.getMany(
      ctx,
      administered.map(({ licenceId }) => licenceId),
    );
    const wanted = body.licenceName?.toLowerCase();
    const found = licences.filter(
      (licence) => this.isOpen(licence) && (!wanted || licence.name.toLowerCase() === wanted),
    );
    const [only] = found;
    if (found.length > 1) throw fieldErrorOf('licenceName', 'required');
    if (only) return only;
    await this.throttle.fail(ctx, keys);
    throw fieldErrorOf('adminEmail', 'exists');
  }

  private isOpen(licence: LicenceEntity): boolean {
    return isOpenLicence(licence, localDateAt(this.clock.now(), licence.timeZone));
  }
}
