import type { UserView } from '@jahrring/contracts-admin';
import { only, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { LicenceRepository, MembershipRepository, PeopleLooks, toUserView } from '../identity-record';
import type { UserEntity } from '../identity-record';

/** Identities as superadmins see them, with the licences they belong to. */
@Injectable()
export class UserViews {
  constructor(
    private readonly memberships: MembershipRepository,
    private readonly licences: LicenceRepository,
    private readonly looks: PeopleLooks,
  ) {}

  async one(ctx: RequestContext, user: UserEntity): Promise<UserView> {
    return only(await this.of(ctx, [user]));
  }

  /** Every licence of whose people somebody is shown is told so. */
  async of(ctx: RequestContext, users: readonly UserEntity[]): Promise<UserView[]> {
    const memberships = await this.memberships.findOfUsers(
      ctx,
      users.map((user) => user.id),
    );
    const licenceIds = memberships.map((membership) => membership.licenceId);
    await this.looks.record(ctx, licenceIds);
    const licences = await this.licences.getMany(ctx, licenceIds);
    const names = new Map(licences.map((licence) => [licence.id, licence.name]));
    return users.map((user) => toUserView(user, memberships, names));
  }
}
