import type { EmploymentChanged } from '@jahrring/contracts-admin';
import { JsonColumn, ReferenceEntity } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** Our copy of a member's HR data, as its event told it; the id is the membership's. */
@Entity('employment_refs')
export class EmploymentRefEntity extends ReferenceEntity {
  @JsonColumn()
  data!: EmploymentChanged;
}
