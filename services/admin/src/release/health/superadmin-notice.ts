import { notificationRequested } from '@jahrring/contracts-admin';
import { newId } from '@jahrring/contracts-common';
import { Database, Outbox, type RequestContext, groupBy } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { LicenceChooser, MembershipRepository, UserRepository } from '../../identity-record';

/** Tells the superadmins of the installation something, each in the licence they start in. */
@Injectable()
export class SuperadminNotice {
  constructor(
    private readonly db: Database,
    private readonly users: UserRepository,
    private readonly memberships: MembershipRepository,
    private readonly chooser: LicenceChooser,
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

  /** Superadmins by the licence they start in; the identity stands in for a membership they do not have there. */
  private async findPlaces(ctx: RequestContext): Promise<Map<string, string[]>> {
    const places: { licenceId: string; employeeId: string }[] = [];
    for (const user of await this.users.findSuperadmins(ctx)) {
      const { id: licenceId } = await this.chooser.chooseFirst(ctx, user);
      const memberships = await this.memberships.findOfUsers(ctx, [user.id]);
      const own = memberships.find((one) => one.licenceId === licenceId);
      places.push({ licenceId, employeeId: own?.id ?? user.id });
    }
    const byLicence = groupBy(places, (place) => place.licenceId);
    return new Map([...byLicence].map(([id, own]) => [id, own.map(({ employeeId }) => employeeId)]));
  }
}
