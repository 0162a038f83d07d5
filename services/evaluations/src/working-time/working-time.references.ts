import { employmentChanged } from '@jahrring/contracts-admin';
import type { AbsenceKind, LedgerKind, LedgerSource } from '@jahrring/contracts-evaluations';
import {
  absenceDaysChanged,
  entrySurchargesChanged,
  ledgerBooked,
  workingRulesChanged,
  type AbsenceDaysChanged,
  type EmploymentDays,
  type WorkingRulesChanged,
} from '@jahrring/contracts-time';
import { defineReference, field, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';

/** Days, both inclusive. */
export interface DaySpan {
  from: string;
  to: string;
}

/** Our copy of what an absence counts, day by day. */
const absences = defineReference(absenceDaysChanged, {
  table: 'absence_day_refs',
  columns: {
    employeeId: field.uuid(),
    type: field.text<AbsenceKind>(30),
    firstDay: field.localDate(),
    /** Inclusive. */
    lastDay: field.localDate(),
    days: field.json<AbsenceDaysChanged['days']>(),
    /** Approved and there; anything else counts nothing. */
    counts: field.boolean(),
  },
  from: ({ employeeId, type, state, days, deleted }) => {
    const dates = days.map(({ date }) => date).toSorted();
    const [firstDay, lastDay] = [dates[0], dates.at(-1)];
    const counts = state === 'approved' && !deleted && firstDay !== undefined;
    return {
      ...{ employeeId, type, days, counts },
      // One without days counts nothing, whenever it is.
      ...{ firstDay: firstDay ?? '1970-01-01', lastDay: lastDay ?? '1970-01-01' },
    };
  },
});

/** Length of an employee's days, by the employee's id. */
const employments = defineReference(employmentChanged, {
  table: 'employment_refs',
  id: ({ employeeId }) => employeeId,
  columns: {
    personnelNumber: field.text(40).nullable(),
    startsOn: field.localDate().nullable(),
    endsOn: field.localDate().nullable(),
    periods: field.json<EmploymentDays['periods']>(),
    /** 0: days of holidays are not shown. */
    averageDaySeconds: field.int(),
  },
  from: ({ externalId = null, startsOn = null, endsOn = null, periods, averageDaySeconds }) => ({
    ...{ personnelNumber: externalId, startsOn, endsOn, averageDaySeconds },
    periods: periods.map(({ validFrom, dailySeconds }) => ({ validFrom, dailySeconds })),
  }),
});

/** By which rules the licence's days count; its id is the licence's. */
const workingRules = defineReference(workingRulesChanged, {
  table: 'working_rule_refs',
  columns: {
    workingWeekDays: field.int<5 | 7>(),
    dailyTargetMinutes: field.int(),
    creditedTypes: field.json<AbsenceKind[]>(),
    holidays: field.json<WorkingRulesChanged['holidays']>(),
  },
  from: ({ workingWeekDays, dailyTargetMinutes, creditedTypes, holidays }) => ({
    ...{ workingWeekDays, dailyTargetMinutes, creditedTypes, holidays },
  }),
});

/** A row of somebody's balances. */
const ledger = defineReference(ledgerBooked, {
  table: 'ledger_refs',
  columns: {
    employeeId: field.uuid(),
    kind: field.text<LedgerKind>(20),
    source: field.text<LedgerSource>(12),
    year: field.int(),
    bookedOn: field.localDate(),
    seconds: field.int(),
  },
  from: ({ employeeId, kind, source, year, date: bookedOn, seconds }) => ({
    ...{ employeeId, kind, source, year, bookedOn, seconds },
  }),
});

/** Time with a surcharge, by window and day. */
export interface SurchargedTime {
  title: string;
  date: string;
  seconds: number;
}

/** The surcharges of an entry; its id is the entry's. */
const surcharges = defineReference(entrySurchargesChanged, {
  table: 'surcharge_refs',
  id: ({ entryId }) => entryId,
  columns: {
    employeeId: field.uuid(),
    /** First and last day with one; null of an entry that has none any more. */
    firstDay: field.localDate().nullable(),
    lastDay: field.localDate().nullable(),
    lines: field.json<SurchargedTime[]>(),
  },
  from: ({ employeeId, lines }) => {
    const dates = lines.map(({ date }) => date).toSorted();
    return {
      ...{ employeeId, firstDay: dates[0] ?? null, lastDay: dates.at(-1) ?? null },
      lines: lines.map(({ title, date, seconds }) => ({ title, date, seconds })),
    };
  },
});

export const AbsenceDaysEntity = absences.Entity;
export type AbsenceDaysEntity = InstanceType<typeof AbsenceDaysEntity>;
export const EmploymentRefEntity = employments.Entity;
export type EmploymentRefEntity = InstanceType<typeof EmploymentRefEntity>;
export const LedgerRefEntity = ledger.Entity;
export type LedgerRefEntity = InstanceType<typeof LedgerRefEntity>;
export const SurchargeRefEntity = surcharges.Entity;
export type SurchargeRefEntity = InstanceType<typeof SurchargeRefEntity>;
export const WorkingRulesEntity = workingRules.Entity;
export type WorkingRulesEntity = InstanceType<typeof WorkingRulesEntity>;

@Injectable()
export class AbsenceDaysRepository extends absences.Repository {
  /** Those of these people that count and touch the days. The caller decides who may know of them. */
  async ofPeople(ctx: RequestContext, ids: readonly string[], span: DaySpan): Promise<AbsenceDaysEntity[]> {
    if (ids.length === 0) return [];
    return this.many(
      this.query(ctx)
        .andWhere('absenceDayRef.counts = :yes AND absenceDayRef.employeeId IN (:...ids)', {
          ...{ yes: true, ids: [...ids] },
        })
        .andWhere('absenceDayRef.lastDay >= :from AND absenceDayRef.firstDay <= :to', span)
        .orderBy('absenceDayRef.firstDay')
        .addOrderBy('absenceDayRef.id'),
    );
  }
}

@Injectable()
export class EmploymentRefRepository extends employments.Repository {}

@Injectable()
export class WorkingRulesRepository extends workingRules.Repository {}

@Injectable()
export class LedgerRefRepository extends ledger.Repository {
  /** Everything booked for these people up to the end of a year, in its order. */
  async ofPeople(ctx: RequestContext, ids: readonly string[], year: number): Promise<LedgerRefEntity[]> {
    if (ids.length === 0) return [];
    return this.many(
      this.query(ctx)
        .andWhere('ledgerRef.employeeId IN (:...ids) AND ledgerRef.year <= :year', { ids: [...ids], year })
        .orderBy('ledgerRef.bookedOn')
        .addOrderBy('ledgerRef.id'),
    );
  }
}

@Injectable()
export class SurchargeRefRepository extends surcharges.Repository {
  /** Those of these people that touch the days. */
  async ofPeople(ctx: RequestContext, ids: readonly string[], span: DaySpan): Promise<SurchargeRefEntity[]> {
    if (ids.length === 0) return [];
    return this.many(
      this.query(ctx)
        .andWhere('surchargeRef.employeeId IN (:...ids)', { ids: [...ids] })
        .andWhere('surchargeRef.lastDay >= :from AND surchargeRef.firstDay <= :to', span)
        .orderBy('surchargeRef.firstDay')
        .addOrderBy('surchargeRef.id'),
    );
  }
}
