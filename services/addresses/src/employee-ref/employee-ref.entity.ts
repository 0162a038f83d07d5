import { BooleanColumn, ReferenceEntity, TextColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** Our copy of an employee: who writes notes and does the next steps. */
@Entity('employee_refs')
export class EmployeeRefEntity extends ReferenceEntity {
  /** First and last name. */
  @TextColumn(201)
  name!: string;

  /** Can be given something to do: active, and neither a customer nor a guest. */
  @BooleanColumn()
  works!: boolean;
}
