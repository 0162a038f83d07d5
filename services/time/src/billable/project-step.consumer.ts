import { projectStepped, type ProjectStepped } from '@jahrring/contracts-documents';
import { entryChanged } from '@jahrring/contracts-time';
import {
  Clock,
  Consumes,
  Outbox,
  type EventMeta,
  type RecordPatch,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { changeOf } from '../confirmation';
import { EntryRepository } from '../entry-record';
import type { EntryEntity } from '../entry-record';
import { toEntryChanged } from '../entry';

/** Changes the entries of a project when a document moves the project and the user chose to change them too. */
@Injectable()
export class ProjectStepConsumer {
  constructor(
    private readonly clock: Clock,
    private readonly entries: EntryRepository,
    private readonly outbox: Outbox,
  ) {}

  @Consumes(projectStepped)
  async onStepped(ctx: RequestContext, event: ProjectStepped, meta: EventMeta): Promise<void> {
    if (!event.changeEntries) return;
    for (const entry of await this.entries.ofProject(ctx, event.projectId)) {
      const change = this.changeFor(event, entry, meta);
      if (change) await this.apply(ctx, entry, change);
    }
  }

  private changeFor(
    { projectStatus, documentNumber }: ProjectStepped,
    entry: EntryEntity,
    { occurredAt }: EventMeta,
  ): RecordPatch<EntryEntity> | null {
    // The document's step does not apply to entries that were recorded after it.
    if (entry.createdAt > occurredAt) return null;
    switch (projectStatus) {
      case 'PRCH':
        return entry.confirmedAt
          ? null
          : { ...changeOf('confirm', entry, this.clock.now(), ''), confirmedBy: null };
      case 'ARCH':
        return changeOf('archive', entry, this.clock.now(), '');
      case 'CHRG':
      case 'CANC':
        if (!entry.billable || entry.claimedDocumentId !== null) return null;
        return { billable: false, notBillableReason: `${projectStatus} ${documentNumber}`.trim() };
      default:
        return null;
    }
  }

  private async apply(
    ctx: RequestContext,
    entry: EntryEntity,
    change: RecordPatch<EntryEntity>,
  ): Promise<void> {
    const changed = await this.entries.update(ctx, entry.id, entry.version, change);
    if (change.billable === false) await this.outbox.add(ctx, entryChanged, toEntryChanged(changed));
  }
}
