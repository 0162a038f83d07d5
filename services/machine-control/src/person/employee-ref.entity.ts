import { BooleanColumn, ReferenceEntity, TextColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** Our copy of an employee: who reads and fuels, and who is told. */
@Entity('employee_refs')
export class EmployeeRefEntity extends ReferenceEntity {
  /** First and last name. */
  @TextColumn(201)
  name!: string;

  @BooleanColumn()
  active!: boolean;
}
