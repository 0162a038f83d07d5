import { notificationRequested } from '@jahrring/contracts-admin';
import { newId } from '@jahrring/contracts-common';
import { Outbox, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { keepersOf, type ObjectEntity } from '../object-record';
import type { DefectEntity } from './defect.entity';

/** Tells people of defects: who keeps a machine of a new one, who reported it of what became of it. */
@Injectable()
export class DefectNotifier {
  constructor(private readonly outbox: Outbox) {}

  async reported(ctx: RequestContext, machine: ObjectEntity, defect: DefectEntity): Promise<void> {
    const employeeIds = keepersOf(machine).filter((id) => id !== defect.reporterId);
    const path = `/machine-inventory?maintain=${machine.id}`;
    const titleKey = defect.unusable
      ? 'inventory:notify.defect.unusable'
      : 'inventory:notify.defect.reported';
    await this.notify(ctx, employeeIds, { machine: machine.title, defect: defect.title, titleKey, path });
  }

  async changed(ctx: RequestContext, machine: ObjectEntity, defect: DefectEntity): Promise<void> {
    const { reporterId, state, title } = defect;
    const employeeIds = reporterId && reporterId !== ctx.membershipId ? [reporterId] : [];
    const titleKey = `inventory:notify.defect.${state}`;
    const path = '/machine-inventory/report';
    await this.notify(ctx, employeeIds, { machine: machine.title, defect: title, titleKey, path });
  }

  private async notify(
    ctx: RequestContext,
    employeeIds: string[],
    { titleKey, path, ...params }: { machine: string; defect: string; titleKey: string; path: string },
  ): Promise<void> {
    if (employeeIds.length === 0) return;
    const kind = 'inventory.defect';
    await this.outbox.add(ctx, notificationRequested, {
      ...{ id: newId(), employeeIds, kind, titleKey, params, path },
    });
  }
}
