import { notificationRequested } from '@jahrring/contracts-admin';
import { newId } from '@jahrring/contracts-common';
import { Database, Outbox, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { groupBy } from '../group-by';
import { MembershipRepository } from '../../employee/membership.repository';
import { UserRepository } from '../../user/user.repository';

/** Tells the superadmins of the installation something, each in the licence they start in. */
@Injectable()
export class SuperadminNotice {
  constructor(
    private readonly db: Database,
    private readonly users: UserRepository,
    private readonly memberships: MembershipRepository,
    private readonly outbox: Outbox,
  ) {}

  async canaryWithdrawn(
    ctx: RequestContext,
    params: { tool: string; version: string; reason: string },
  ): Promise<void> {
    await this.db.tx(ctx, async (ctx) => {
      for (const [licenceId, employeeIds] of await this.findPlaces(ctx)) {
        await this.outbox.add(ctx.inLicence(licenceId), notificationRequested, {
          id: newId(),
          employeeIds,
          kind: 'admin.canary_withdrawn',
          titleKey: 'admin:notify.canaryWithdrawn',
          params,
          path: `/admin/plugins/edit/${params.tool}`,
        });
      }
    });
  }

  /** Memberships of superadmins by licence: the one they start in, else their first. */
  private async findPlaces(ctx: RequestContext): Promise<Map<string, string[]>> {
    const people = await this.users.findSuperadmins(ctx);
    const memberships = await this.memberships.findOfUsers(
      ctx,
      people.map(({ id }) => id),
    );
    const places = people.flatMap(({ id, defaultLicenceId }) => {
      const own = memberships.filter((one) => one.userId === id && one.active);
      return own.find((one) => one.licenceId === defaultLicenceId) ?? own[0] ?? [];
    });
    const byLicence = groupBy(places, (place) => place.licenceId);
    return new Map([...byLicence].map(([licenceId, own]) => [licenceId, own.map(({ id }) => id)]));
  }
}
