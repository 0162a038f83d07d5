import { employmentChanged, type EmploymentChanged } from '@jahrring/contracts-admin';
import {
  absenceDaysChanged,
  entrySurchargesChanged,
  ledgerBooked,
  workingRulesChanged,
  type AbsenceDaysChanged,
  type EntrySurchargesChanged,
  type LedgerBooked,
  type WorkingRulesChanged,
} from '@jahrring/contracts-time';
import { Consumes, type EventMeta, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import {
  AbsenceDaysRepository,
  EmploymentRefRepository,
  LedgerRefRepository,
  SurchargeRefRepository,
  WorkingRulesRepository,
} from './working-time.repositories';

/** Keeps our copies of what days count: targets, absences, balances, surcharges. */
@Injectable()
export class WorkingTimeConsumer {
  constructor(
    private readonly absences: AbsenceDaysRepository,
    private readonly employments: EmploymentRefRepository,
    private readonly rules: WorkingRulesRepository,
    private readonly ledger: LedgerRefRepository,
    private readonly surcharges: SurchargeRefRepository,
  ) {}

  @Consumes(employmentChanged)
  async onEmploymentChanged(
    ctx: RequestContext,
    employment: EmploymentChanged,
    meta: EventMeta,
  ): Promise<void> {
    const { employeeId, externalId, startsOn = null, endsOn = null, periods, averageDaySeconds } = employment;
    const values = {
      ...{ personnelNumber: externalId ?? null, startsOn, endsOn, averageDaySeconds },
      periods: periods.map(({ validFrom, dailySeconds }) => ({ validFrom, dailySeconds })),
    };
    await this.employments.take(ctx, employeeId, values, meta);
  }

  @Consumes(absenceDaysChanged)
  async onAbsenceDaysChanged(
    ctx: RequestContext,
    { id, employeeId, type, state, days, deleted }: AbsenceDaysChanged,
    meta: EventMeta,
  ): Promise<void> {
    const dates = days.map(({ date }) => date).toSorted();
    const [firstDay, lastDay] = [dates[0], dates.at(-1)];
    const counts = state === 'approved' && !deleted && firstDay !== undefined;
    await this.absences.take(
      ctx,
      id,
      {
        ...{ employeeId, type, days, counts },
        // One without days counts nothing, whenever it is.
        ...{ firstDay: firstDay ?? '1970-01-01', lastDay: lastDay ?? '1970-01-01' },
      },
      meta,
    );
  }

  @Consumes(ledgerBooked)
  async onLedgerBooked(ctx: RequestContext, row: LedgerBooked, meta: EventMeta): Promise<void> {
    const { id, employeeId, kind, source, year, date: bookedOn, seconds } = row;
    await this.ledger.take(ctx, id, { employeeId, kind, source, year, bookedOn, seconds }, meta);
  }

  @Consumes(entrySurchargesChanged)
  async onEntrySurchargesChanged(
    ctx: RequestContext,
    { entryId, employeeId, lines }: EntrySurchargesChanged,
    meta: EventMeta,
  ): Promise<void> {
    const dates = lines.map(({ date }) => date).toSorted();
    const values = {
      ...{ employeeId, firstDay: dates[0] ?? null, lastDay: dates.at(-1) ?? null },
      lines: lines.map(({ title, date, seconds }) => ({ title, date, seconds })),
    };
    await this.surcharges.take(ctx, entryId, values, meta);
  }

  @Consumes(workingRulesChanged)
  async onWorkingRulesChanged(
    ctx: RequestContext,
    { id, ...rules }: WorkingRulesChanged,
    meta: EventMeta,
  ): Promise<void> {
    await this.rules.take(ctx, id, rules, meta);
  }
}
