import { JsonColumn, LocalDateColumn, ReferenceEntity } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** Our copy of somebody's employment: who leads them, and their last day. Its id is the employee's. */
@Entity('employment_refs')
export class EmploymentRefEntity extends ReferenceEntity {
  @JsonColumn()
  supervisorIds!: string[];

  @LocalDateColumn({ nullable: true })
  endsOn!: string | null;
}
