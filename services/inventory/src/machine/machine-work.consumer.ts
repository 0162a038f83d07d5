import { objectLimits } from '@jahrring/contracts-inventory';
import { machineWorkChanged, type MachineWorkChanged } from '@jahrring/contracts-machine-control';
import { Consumes, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { MaintenanceRepository } from './maintenance.repository';

/** What machine control notes at a machine stands in its history here, once: under the id it has there. */
@Injectable()
export class MachineWorkConsumer {
  constructor(private readonly maintenance: MaintenanceRepository) {}

  @Consumes(machineWorkChanged)
  async onMachineWorkChanged(ctx: RequestContext, work: MachineWorkChanged): Promise<void> {
    const present = await this.maintenance.find(ctx, work.id, { deleted: 'include' });
    if (present && (present.deletedAt !== null) !== work.deleted) {
      if (work.deleted) return this.maintenance.remove(ctx, present.id, present.version);
      await this.maintenance.restore(ctx, present.id);
      return this.onMachineWorkChanged(ctx, work);
    }
    if (work.deleted) return;
    const { id, machineId, kind, doneOn, cost, passed, counter: counterReading } = work;
    const values = { machineId, kind, doneOn, cost, passed, counterReading, note: noteOf(work) };
    if (present) await this.maintenance.update(ctx, id, present.version, values);
    else await this.maintenance.insert(ctx, { id, ...values });
  }
}

/** What was done, where, and what was noted, in one line of the history. */
function noteOf({ what, workshop, note }: MachineWorkChanged): string | null {
  const said = [what, workshop, note].filter(Boolean).join(' · ');
  return said === '' ? null : said.slice(0, objectLimits.note);
}
