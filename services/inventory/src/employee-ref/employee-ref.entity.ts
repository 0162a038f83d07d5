import { BooleanColumn, ReferenceEntity, TextColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** Our copy of an employee: whom an object can be assigned to. */
@Entity('employee_refs')
export class EmployeeRefEntity extends ReferenceEntity {
  /** First and last name. */
  @TextColumn(201)
  name!: string;

  @BooleanColumn()
  active!: boolean;
}
