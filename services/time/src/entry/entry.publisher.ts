import { entryChanged, type EntryView, type EntryWarning } from '@jahrring/contracts-time';
import { Clock, Outbox, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { EntryEntity } from '../entry-record';
import { SignoffRepository } from '../signoff';
import { SurchargeService } from '../surcharge';
import { CounterService } from './counter.service';
import { toEntryChanged } from './entry-event';
import { EntryReader } from './entry.reader';

/** Consequences of a change of an entry: counters, sign-offs, surcharges and its event, in the same transaction. */
@Injectable()
export class EntryPublisher {
  constructor(
    private readonly reader: EntryReader,
    private readonly counters: CounterService,
    private readonly signoffs: SignoffRepository,
    private readonly surcharges: SurchargeService,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Publishes an entry that was recorded or changed, and returns what the caller sees of it. */
  async changed(
    ctx: RequestContext,
    entry: EntryEntity,
    { before, warnings = [] }: { before?: EntryEntity; warnings?: readonly EntryWarning[] } = {},
  ): Promise<EntryView> {
    await this.counters.follow(ctx, ...(before ? [before] : []), entry);
    await this.signoffs.reopen(ctx, entry.employeeId, entry.workDate);
    await this.surcharges.follow(ctx, entry);
    await this.outbox.add(ctx, entryChanged, toEntryChanged(entry));
    const view = await this.reader.view(ctx, entry);
    return warnings.length > 0 ? { ...view, warnings: [...warnings] } : view;
  }

  /** Publishes that an entry was deleted. */
  async removed(ctx: RequestContext, entry: EntryEntity): Promise<void> {
    await this.counters.follow(ctx, entry);
    await this.signoffs.reopen(ctx, entry.employeeId, entry.workDate);
    await this.surcharges.clear(ctx, entry);
    await this.outbox.add(ctx, entryChanged, toEntryChanged({ ...entry, deletedAt: this.clock.now() }));
  }
}
