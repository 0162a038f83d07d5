import { projectCancelled, type ProjectCancelled } from '@jahrring/contracts-projects';
import { entryChanged } from '@jahrring/contracts-time';
import { Consumes, Outbox, type EventMeta, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { toEntryChanged } from '../entry';
import { EntryRepository } from '../entry-record';

const longestReason = 80;

/** Marks the unbilled entries of a cancelled project as not billable, with the reason given. */
@Injectable()
export class ProjectCancelledConsumer {
  constructor(
    private readonly entries: EntryRepository,
    private readonly outbox: Outbox,
  ) {}

  @Consumes(projectCancelled)
  async onCancelled(
    ctx: RequestContext,
    { id, reason }: ProjectCancelled,
    { occurredAt }: EventMeta,
  ): Promise<void> {
    const notBillableReason = `CANC ${reason}`.slice(0, longestReason);
    for (const entry of await this.entries.ofProject(ctx, id)) {
      const isMeant = entry.billable && entry.claimedDocumentId === null && entry.createdAt <= occurredAt;
      if (!isMeant) continue;
      const change = { billable: false, notBillableReason };
      const changed = await this.entries.update(ctx, entry.id, entry.version, change);
      await this.outbox.add(ctx, entryChanged, toEntryChanged(changed));
    }
  }
}
