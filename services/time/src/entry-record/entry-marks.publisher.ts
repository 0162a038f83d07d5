import { entryMarked, type EntryMarked } from '@jahrring/contracts-time';
import { Outbox, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { EntryEntity } from './entry.entity';

/** Returns the event that tells other services the marks of an entry. */
export const toEntryMarked = ({
  id,
  confirmedAt,
  exportedAt,
}: Pick<EntryEntity, 'id' | 'confirmedAt' | 'exportedAt'>): EntryMarked => ({
  ...{ id, confirmed: confirmedAt !== null, exported: exportedAt !== null },
});

/** Publishes which entries are confirmed and which are exported, in the transaction that marks them. */
@Injectable()
export class EntryMarksPublisher {
  constructor(private readonly outbox: Outbox) {}

  publish(ctx: RequestContext, marked: readonly EntryMarked[]): Promise<void> {
    return this.outbox.addMany(ctx, entryMarked, marked);
  }
}
