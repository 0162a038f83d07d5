import { assignmentLimits, type DayPart } from '@jahrring/contracts-planning';
import { LicensedEntity, LocalDateColumn, TextColumn, UuidColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** One person on one project for one day or half of it. */
@Entity('assignments')
export class AssignmentEntity extends LicensedEntity {
  @UuidColumn()
  employeeId!: string;

  @UuidColumn()
  projectId!: string;

  @LocalDateColumn()
  date!: string;

  @TextColumn(10)
  part!: DayPart;

  @TextColumn(assignmentLimits.note, { nullable: true })
  note!: string | null;
}
