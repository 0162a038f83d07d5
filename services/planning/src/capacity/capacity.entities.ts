import type { EmploymentDays, WorkingRulesChanged } from '@jahrring/contracts-time';
import { IntColumn, JsonColumn, LocalDateColumn, ReferenceEntity, TextColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** How long an employee's days are, by the employee's id. */
@Entity('employment_refs')
export class EmploymentRefEntity extends ReferenceEntity {
  @LocalDateColumn({ nullable: true })
  startsOn!: string | null;

  @LocalDateColumn({ nullable: true })
  endsOn!: string | null;

  @JsonColumn()
  periods!: EmploymentDays['periods'];

  @TextColumn(100, { nullable: true })
  team!: string | null;
}

/** By which rules the licence's days count; its id is the licence's. */
@Entity('working_rule_refs')
export class WorkingRulesEntity extends ReferenceEntity {
  @IntColumn()
  workingWeekDays!: 5 | 7;

  @IntColumn()
  dailyTargetMinutes!: number;

  @JsonColumn()
  holidays!: WorkingRulesChanged['holidays'];
}
