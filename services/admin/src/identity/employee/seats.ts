import { adminErrors, type Seats, uncountedRoles } from '@jahrring/contracts-admin';
import { AppError, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { LicenceRepository, MembershipRepository, userLimitOf } from '../identity-record';
import type { MembershipEntity } from '../identity-record';

/** Returns true if the person uses one of the licence's seats. */
export function needsSeat({ active, role }: Pick<MembershipEntity, 'active' | 'role'>): boolean {
  return active && !uncountedRoles.includes(role);
}

/** The places of a licence: as many active people as its type, or a superadmin, allows. */
@Injectable()
export class SeatCounter {
  constructor(
    private readonly memberships: MembershipRepository,
    private readonly licences: LicenceRepository,
  ) {}

  async get(ctx: RequestContext): Promise<Seats> {
    const licence = await this.licences.get(ctx, ctx.licenceId);
    const counts = await this.memberships.countActive(ctx, [licence.id]);
    return { used: counts.get(licence.id) ?? 0, limit: userLimitOf(licence) };
  }

  /**
   * To be called in the transaction before it adds or opens a membership: whoever else does so in this licence waits
   * until it has ended.
   */
  lock(ctx: RequestContext): Promise<void> {
    return this.licences.lock(ctx, ctx.licenceId);
  }

  /** To be called after: 409 where the places do not suffice. */
  async check(ctx: RequestContext): Promise<void> {
    const licence = await this.licences.get(ctx, ctx.licenceId);
    const limit = userLimitOf(licence);
    const counts = await this.memberships.countActive(ctx, [licence.id], { latest: true });
    if ((counts.get(licence.id) ?? 0) > limit)
      throw new AppError(adminErrors, 'USER_LIMIT_REACHED', { limit });
  }
}
