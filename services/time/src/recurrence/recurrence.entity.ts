import type { RecurrenceRule } from '@jahrring/contracts-common';
import type { LineTemplate } from '@jahrring/contracts-time';
import {
  IntColumn,
  JsonColumn,
  LicensedEntity,
  LocalDateColumn,
  TextColumn,
  UuidColumn,
} from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** A line that comes again: its entries are made when their day has come. */
@Entity('time_recurrences')
export class RecurrenceEntity extends LicensedEntity {
  @UuidColumn()
  employeeId!: string;

  @UuidColumn()
  recorderId!: string;

  @UuidColumn()
  projectId!: string;

  @TextColumn(64)
  timeZone!: string;

  @JsonColumn()
  rule!: RecurrenceRule;

  @JsonColumn()
  template!: LineTemplate;

  /** The next day to record; null once the rule has run out. */
  @LocalDateColumn({ nullable: true })
  nextOn!: string | null;

  @IntColumn()
  created!: number;

  @IntColumn()
  skipped!: number;
}
