import type { DayReportState, ReportLanguage, Weather } from '@jahrring/contracts-time';
import {
  InstantColumn,
  IntColumn,
  LicensedEntity,
  LocalDateColumn,
  LongTextColumn,
  TextColumn,
  UuidColumn,
} from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** Names read with a report from the copies of project and employee. */
export interface DayReportNames {
  employeeName: string;
  projectNumber: string;
  projectTitle: string;
}

/** The report of one project and day. While it is a draft its lines are the entries as they are. */
@Entity('day_reports')
export class DayReportEntity extends LicensedEntity {
  /** Given when it is finished for the first time, and kept. */
  @TextColumn(30, { nullable: true })
  number!: string | null;

  /** Number of the finished version, or of the next one: 1, and one more each time it is reopened. */
  @IntColumn()
  revision!: number;

  @TextColumn(10)
  state!: DayReportState;

  /** Person who created it. */
  @UuidColumn()
  employeeId!: string;

  @UuidColumn()
  projectId!: string;

  @LocalDateColumn()
  workDate!: string;

  @LongTextColumn({ nullable: true })
  text!: string | null;

  @LongTextColumn({ nullable: true })
  remarks!: string | null;

  @TextColumn(10, { nullable: true })
  weather!: Weather | null;

  @TextColumn(2)
  language!: ReportLanguage;

  @TextColumn(120, { nullable: true })
  signer!: string | null;

  @InstantColumn({ nullable: true })
  closedAt!: Date | null;

  /** Not a column; read by a join. */
  names?: DayReportNames;
}
