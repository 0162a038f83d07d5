import { minutesOfQuantity } from '@jahrring/contracts-planning';
import { defaultTimeSettings, entryChanged, type EntryChanged } from '@jahrring/contracts-time';
import { Consumes, type EventMeta, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { WorkedEntryRepository } from './worked-entry.repository';

const minute = 60;
const booked: ReadonlySet<string> = new Set(['machines', 'vehicles', 'tools']);

/** Keeps our copies of recorded time. */
@Injectable()
export class WorkedEntryConsumer {
  constructor(private readonly entries: WorkedEntryRepository) {}

  @Consumes(entryChanged)
  async onEntryChanged(ctx: RequestContext, entry: EntryChanged, meta: EventMeta): Promise<void> {
    const { id, projectId, workDate: date, kind = 'hours', deleted } = entry;
    const person = kind === 'hours';
    const resourceId = person ? entry.employeeId : booked.has(kind) ? entry.objectId : undefined;
    if (!resourceId) return;
    const minutes = person ? Math.round(entry.seconds / minute) : minutesUsed(entry);
    await this.entries.upsertLast(
      ctx,
      id,
      { resourceId, projectId, date, minutes, person, living: !deleted },
      meta,
    );
  }
}

/** A machine that was counted in something else than time was there for the day. */
function minutesUsed({ quantity, unit }: EntryChanged): number {
  const { dailyTargetMinutes } = defaultTimeSettings;
  const minutes = quantity && unit ? minutesOfQuantity(quantity, unit, dailyTargetMinutes) : null;
  return minutes ?? dailyTargetMinutes;
}
