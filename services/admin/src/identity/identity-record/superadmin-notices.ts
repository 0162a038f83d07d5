import { notificationRequested, type NotificationRequested } from '@jahrring/contracts-admin';
import { newId } from '@jahrring/contracts-common';
import { groupBy, Outbox, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { SuperadminPlaces } from './superadmin-places';

export type SuperadminNotice = Omit<NotificationRequested, 'id' | 'employeeIds'>;

/** Tells the superadmins of the installation something, each in the licence they start in. */
@Injectable()
export class SuperadminNotices {
  constructor(
    private readonly places: SuperadminPlaces,
    private readonly outbox: Outbox,
  ) {}

  /** In the caller's transaction. */
  async notify(ctx: RequestContext, notice: SuperadminNotice): Promise<void> {
    const byLicence = groupBy(await this.places.find(ctx), ({ licenceId }) => licenceId);
    for (const [licenceId, own] of byLicence) {
      const employeeIds = own.map(({ employeeId }) => employeeId);
      const told = { ...notice, id: newId(), employeeIds };
      await this.outbox.add(ctx.inLicence(licenceId), notificationRequested, told);
    }
  }
}
