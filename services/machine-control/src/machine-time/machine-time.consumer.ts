import { machineTimeChanged, type MachineTimeChanged } from '@jahrring/contracts-timber';
import { Consumes, type EventMeta, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { MachineTimeEntity } from './machine-time.entity';
import { MachineTimeRepository } from './machine-time.repository';

/** Turns machines' reported times into proposals; decided ones stay decided. */
@Injectable()
export class MachineTimeConsumer {
  constructor(private readonly times: MachineTimeRepository) {}

  @Consumes(machineTimeChanged)
  async onMachineTimeChanged(ctx: RequestContext, told: MachineTimeChanged, meta: EventMeta): Promise<void> {
    const { id, deleted, startedAt, endedAt, ...values } = told;
    const present = await this.times.find(ctx, id);
    if (deleted) {
      // An accepted proposal stays: its entry belongs to the driver.
      if (present?.state === 'open' && present.occurredAt <= meta.occurredAt)
        await this.times.remove(ctx, id, present.version);
      return;
    }
    const copy = { ...values, startedAt: new Date(startedAt), endedAt: new Date(endedAt) };
    await this.times.upsert(ctx, id, { ...copy, ...decisionOf(present, copy) }, meta);
  }
}

type Copy = Pick<MachineTimeEntity, 'engineHours' | 'workHours' | 'fuelLitres' | 'counter'>;

function decisionOf(present: MachineTimeEntity | null, copy: Copy) {
  if (!present) return undecided;
  const { state, machineId, employeeId, projectId, entryId, fuellingId, decidedAt, decidedBy } = present;
  const figures = ['engineHours', 'workHours', 'fuelLitres', 'counter'] as const;
  const differs = state !== 'open' && figures.some((figure) => present[figure] !== copy[figure]);
  const decided = { state, machineId, employeeId, projectId, entryId, fuellingId, decidedAt, decidedBy };
  return { ...decided, changed: present.changed || differs };
}

const undecided = {
  state: 'open',
  changed: false,
  machineId: null,
  employeeId: null,
  projectId: null,
  entryId: null,
  fuellingId: null,
  decidedAt: null,
  decidedBy: null,
} as const;
