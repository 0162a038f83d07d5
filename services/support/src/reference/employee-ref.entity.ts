import type { Role } from '@jahrring/contracts-common';
import { BooleanColumn, ReferenceEntity, TextColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** Our copy of an employee: who asks and who answers. */
@Entity('employee_refs')
export class EmployeeRefEntity extends ReferenceEntity {
  /** First and last name. */
  @TextColumn(201)
  name!: string;

  @BooleanColumn()
  active!: boolean;

  @TextColumn(20)
  role!: Role;
}
