import { entryChanged, type EntryChanged } from '@jahrring/contracts-time';
import { Republishes, type RequestContext, type Retold } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { EntryEntity, EntryRepository } from '../entry-record';
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
}
