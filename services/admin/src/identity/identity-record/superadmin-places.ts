import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { LicenceChooser } from './licence-choice';
import { MembershipRepository } from './membership.repository';
import { UserRepository } from './user.repository';

/** Place where somebody who runs the installation is notified. */
export interface SuperadminPlace {
  userId: string;
  /** The licence they start in. */
  licenceId: string;
  /** The identity stands in for a membership they do not have there. */
  employeeId: string;
}

/** Finds where superadmins are told something: each in the licence they start in. */
@Injectable()
export class SuperadminPlaces {
  constructor(
    private readonly users: UserRepository,
    private readonly memberships: MembershipRepository,
    private readonly chooser: LicenceChooser,
  ) {}

  async find(ctx: RequestContext): Promise<SuperadminPlace[]> {
    const places: SuperadminPlace[] = [];
    for (const user of await this.users.findSuperadmins(ctx)) {
      const { id: licenceId } = await this.chooser.chooseFirst(ctx, user);
      const memberships = await this.memberships.findOfUsers(ctx, [user.id]);
      const own = memberships.find((one) => one.licenceId === licenceId);
      places.push({ userId: user.id, licenceId, employeeId: own?.id ?? user.id });
    }
    return places;
  }
}
