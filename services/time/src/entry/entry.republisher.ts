import { entryChanged, entryMarked, type EntryChanged, type EntryMarked } from '@jahrring/contracts-time';
import { Republishes, type RequestContext, type Retold } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { EntryEntity, EntryRepository, toEntryMarked } from '../entry-record';
import { toEntryChanged } from './entry-event';

/** Tells all lines of time sheets again, deleted ones too, for services that keep facts or copies of them. */
@Injectable()
export class EntryRepublisher {
  constructor(private readonly entries: EntryRepository) {}

  @Republishes(entryChanged, EntryEntity)
  async *all(ctx: RequestContext): AsyncGenerator<Retold<EntryChanged>[]> {
    for await (const page of this.entries.pages(ctx)) {
      yield page.map((entry) => ({ payload: toEntryChanged(entry), changedAt: entry.updatedAt }));
    }
  }

  @Republishes(entryMarked, EntryEntity)
  async *marks(ctx: RequestContext): AsyncGenerator<Retold<EntryMarked>[]> {
    for await (const page of this.entries.pages(ctx)) {
      yield page.map((entry) => ({ payload: toEntryMarked(entry), changedAt: lastMarked(entry) }));
    }
  }
}

/** Payroll marks entries without a new version of them. */
function lastMarked({ updatedAt, confirmedAt, exportedAt }: EntryEntity): Date {
  const times = [updatedAt, confirmedAt, exportedAt].map((at) => at?.getTime() ?? 0);
  return new Date(Math.max(...times));
}
