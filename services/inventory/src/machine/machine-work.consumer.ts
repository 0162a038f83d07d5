import { objectLimits } from '@jahrring/contracts-inventory';
import { machineWorkChanged, type MachineWorkChanged } from '@jahrring/contracts-machine-control';
import { Consumes, type EventMeta, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { MaintenanceRepository } from './maintenance.repository';

/** Copies the work that machine control records on a machine into its history here, once: under the same id. */
@Injectable()
export class MachineWorkConsumer {
  constructor(private readonly maintenance: MaintenanceRepository) {}

  @Consumes(machineWorkChanged)
  async onMachineWorkChanged(
    ctx: RequestContext,
    work: MachineWorkChanged,
    { occurredAt: toldAt }: EventMeta,
  ): Promise<void> {
    const { id, machineId, kind, doneOn, cost, passed, counter: counterReading, deleted } = work;
    const found = await this.maintenance.find(ctx, id, { deleted: 'include' });
    if (found?.toldAt && found.toldAt > toldAt) return;
    const isGone = found !== null && found.deletedAt !== null;
    if (isGone && deleted) return;
    const present = isGone ? await this.maintenance.restore(ctx, id) : found;
    const values = { machineId, kind, doneOn, cost, passed, counterReading, note: noteOf(work), toldAt };
    // Work that is reported as deleted before it is known stays deleted: an older event brings nothing back.
    const { version } = present
      ? await this.maintenance.update(ctx, id, present.version, values)
      : await this.maintenance.insert(ctx, { id, ...values });
    if (deleted) await this.maintenance.remove(ctx, id, version);
  }
}

/** Returns the work done, the workshop and the note as one line of the history. */
function noteOf({ what, workshop, note }: MachineWorkChanged): string | null {
  const said = [what, workshop, note].filter(Boolean).join(' · ');
  return said === '' ? null : said.slice(0, objectLimits.note);
}
