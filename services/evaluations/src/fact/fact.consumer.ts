import { mondayOf } from '@jahrring/contracts-common';
import { entryChanged, entryMarked, type EntryChanged, type EntryMarked } from '@jahrring/contracts-time';
import { Consumes, type EventMeta, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { Decimal } from 'decimal.js';
import { centsOf, monthOf, thousandthsOf } from './figure-rows';
import { EntryMarkRepository, FactRepository } from './fact.repository';

const secondsPerHour = 3600;

/** Takes lines of time sheets over: each has one fact, whatever order its events come in and however often. */
@Injectable()
export class FactConsumer {
  constructor(
    private readonly facts: FactRepository,
    private readonly marks: EntryMarkRepository,
  ) {}

  @Consumes(entryChanged)
  async onEntryChanged(ctx: RequestContext, entry: EntryChanged, meta: EventMeta): Promise<void> {
    const { employeeId, projectId, activityId = null, kind = 'hours', workDate, billable, deleted } = entry;
    const { objectId = null, companyPartId = null, unit = null, quantity = '0' } = entry;
    const values = { employeeId, projectId, activityId, objectId, unit, kind, workDate, billable, deleted };
    await this.facts.upsertLast(
      ctx,
      entry.id,
      {
        ...values,
        companyPartId,
        week: mondayOf(workDate),
        month: monthOf(workDate),
        seconds: kind === 'hours' ? entry.seconds : 0,
        cents: valueOf(entry),
        thousandths: thousandthsOf(quantity),
      },
      meta,
    );
  }

  @Consumes(entryMarked)
  async onEntryMarked(
    ctx: RequestContext,
    { id, confirmed, exported }: EntryMarked,
    meta: EventMeta,
  ): Promise<void> {
    await this.marks.upsertLast(ctx, id, { confirmed, exported }, meta);
  }
}

/** Events of before amounts were told have a price at most: of hours it is per hour. */
function valueOf({ amount, kind = 'hours', seconds, quantity = '0', unitPrice = '0' }: EntryChanged): number {
  const count = kind === 'hours' ? new Decimal(seconds).div(secondsPerHour) : new Decimal(quantity);
  return centsOf(amount ?? count.times(unitPrice));
}
