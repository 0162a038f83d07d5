import type {
  DeliveryState,
  PeriodReportFormat,
  Refusal,
  ScheduleContent,
  ScheduleRhythm,
} from '@jahrring/contracts-evaluations';
import {
  BooleanColumn,
  InstantColumn,
  IntColumn,
  JsonColumn,
  LicensedEntity,
  LocalDateColumn,
  TextColumn,
  UuidColumn,
} from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** A report that goes out by mail by itself. */
@Entity('report_schedules')
export class ReportScheduleEntity extends LicensedEntity {
  @UuidColumn()
  ownerId!: string;

  @TextColumn(80)
  title!: string;

  @JsonColumn()
  content!: ScheduleContent;

  @TextColumn(4)
  format!: PeriodReportFormat;

  @TextColumn(7)
  rhythm!: ScheduleRhythm;

  /** 1 (Monday) to 7 */
  @IntColumn()
  weekday!: number;

  @IntColumn()
  day!: number;

  @IntColumn()
  month!: number;

  /** `07:30` */
  @TextColumn(5)
  time!: string;

  /** Of the licence. */
  @TextColumn(64)
  timeZone!: string;

  /** Employees. */
  @JsonColumn()
  recipients!: string[];

  @BooleanColumn()
  paused!: boolean;

  @InstantColumn()
  nextRunAt!: Date;
}

/** One time a report went out: once for each period. */
@Entity('report_schedule_runs')
export class ReportScheduleRunEntity extends LicensedEntity {
  @UuidColumn()
  scheduleId!: string;

  /** Of the period. */
  @LocalDateColumn()
  firstDay!: string;

  @LocalDateColumn()
  lastDay!: string;
}

/** Mail of a run to one person. */
@Entity('report_schedule_mails')
export class ReportScheduleMailEntity extends LicensedEntity {
  @UuidColumn()
  runId!: string;

  @UuidColumn()
  employeeId!: string;

  @TextColumn(7)
  state!: DeliveryState;

  @TextColumn(10, { nullable: true })
  refusal!: Refusal | null;

  @IntColumn()
  attempts!: number;

  @TextColumn(500, { nullable: true })
  lastError!: string | null;

  @InstantColumn()
  nextAttemptAt!: Date;

  @InstantColumn({ nullable: true })
  sentAt!: Date | null;
}
