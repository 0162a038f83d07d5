import type { AbsenceKind, LedgerKind, LedgerSource } from '@jahrring/contracts-evaluations';
import type { AbsenceDaysChanged, EmploymentDays, WorkingRulesChanged } from '@jahrring/contracts-time';
import {
  BooleanColumn,
  IntColumn,
  JsonColumn,
  LocalDateColumn,
  ReferenceEntity,
  TextColumn,
  UuidColumn,
} from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** Our copy of what an absence counts, day by day. */
@Entity('absence_day_refs')
export class AbsenceDaysEntity extends ReferenceEntity {
  @UuidColumn()
  employeeId!: string;

  @TextColumn(30)
  type!: AbsenceKind;

  @LocalDateColumn()
  firstDay!: string;

  /** Inclusive. */
  @LocalDateColumn()
  lastDay!: string;

  @JsonColumn()
  days!: AbsenceDaysChanged['days'];

  /** Approved and there; anything else counts nothing. */
  @BooleanColumn()
  counts!: boolean;
}

/** How long an employee's days are, by the employee's id. */
@Entity('employment_refs')
export class EmploymentRefEntity extends ReferenceEntity {
  @TextColumn(40, { nullable: true })
  personnelNumber!: string | null;

  @LocalDateColumn({ nullable: true })
  startsOn!: string | null;

  @LocalDateColumn({ nullable: true })
  endsOn!: string | null;

  @JsonColumn()
  periods!: EmploymentDays['periods'];

  /** 0: days of holidays are not shown. */
  @IntColumn()
  averageDaySeconds!: number;
}

/** By which rules the licence's days count; its id is the licence's. */
@Entity('working_rule_refs')
export class WorkingRulesEntity extends ReferenceEntity {
  @IntColumn()
  workingWeekDays!: 5 | 7;

  @IntColumn()
  dailyTargetMinutes!: number;

  @JsonColumn()
  creditedTypes!: AbsenceKind[];

  @JsonColumn()
  holidays!: WorkingRulesChanged['holidays'];
}

/** A row of somebody's balances. */
@Entity('ledger_refs')
export class LedgerRefEntity extends ReferenceEntity {
  @UuidColumn()
  employeeId!: string;

  @TextColumn(20)
  kind!: LedgerKind;

  @TextColumn(12)
  source!: LedgerSource;

  @IntColumn()
  year!: number;

  @LocalDateColumn()
  bookedOn!: string;

  @IntColumn()
  seconds!: number;
}

/** Time with a surcharge, by window and day. */
export interface SurchargedTime {
  title: string;
  date: string;
  seconds: number;
}

/** The surcharges of an entry; its id is the entry's. */
@Entity('surcharge_refs')
export class SurchargeRefEntity extends ReferenceEntity {
  @UuidColumn()
  employeeId!: string;

  /** First and last day with one; null of an entry that has none any more. */
  @LocalDateColumn({ nullable: true })
  firstDay!: string | null;

  @LocalDateColumn({ nullable: true })
  lastDay!: string | null;

  @JsonColumn()
  lines!: SurchargedTime[];
}
