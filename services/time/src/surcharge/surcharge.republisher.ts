import { entrySurchargesChanged, type EntrySurchargesChanged } from '@jahrring/contracts-time';
import { Republishes, type RequestContext, type Retold } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { EntryEntity, EntryRepository } from '../entry-record';
import { SurchargeLineRepository, toTold } from './surcharge-line.repository';

/** Tells the surcharges of all entries again; entries without any have none to tell. */
@Injectable()
export class SurchargeRepublisher {
  constructor(
    private readonly entries: EntryRepository,
    private readonly lines: SurchargeLineRepository,
  ) {}

  @Republishes(entrySurchargesChanged, EntryEntity)
  async *all(ctx: RequestContext): AsyncGenerator<Retold<EntrySurchargesChanged>[]> {
    for await (const page of this.entries.pages(ctx)) {
      const found = await this.lines.ofEntries(
        ctx,
        page.map(({ id }) => id),
      );
      yield page.flatMap(({ id: entryId, employeeId }) => {
        const own = found.filter((line) => line.entryId === entryId);
        const changedAt = own[0]?.updatedAt;
        return changedAt ? [{ payload: { entryId, employeeId, lines: own.map(toTold) }, changedAt }] : [];
      });
    }
  }
}
