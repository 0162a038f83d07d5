import { notificationRequested } from '@jahrring/contracts-admin';
import { newId } from '@jahrring/contracts-common';
import { Database, Outbox, type RequestContext, groupBy } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { SuperadminPlaces } from '../../identity-record';

/** Tells the superadmins of the installation something, each in the licence they start in. */
@Injectable()
export class SuperadminNotice {
  constructor(
    private readonly db: Database,
    private readonly places: SuperadminPlaces,
    private readonly outbox: Outbox,
  ) {}

  async canaryWithdrawn(
    ctx: RequestContext,
    params: { tool: string; version: string; reason: string },
  ): Promise<void> {
    await this.db.tx(ctx, async (ctx) => {
      const byLicence = groupBy(await this.places.find(ctx), ({ licenceId }) => licenceId);
      for (const [licenceId, own] of byLicence) {
        await this.outbox.add(ctx.inLicence(licenceId), notificationRequested, {
          id: newId(),
          employeeIds: own.map(({ employeeId }) => employeeId),
          kind: 'admin.canary_withdrawn',
          titleKey: 'admin:notify.canaryWithdrawn',
          params,
          path: `/admin/plugins/edit/${params.tool}`,
        });
      }
    });
  }
}
