import { BooleanColumn, ReferenceEntity, TextColumn, UuidColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** Our copy of an employee: who records, approves and pays. */
@Entity('employee_refs')
export class EmployeeRefEntity extends ReferenceEntity {
  /** The person's account, one in all licences. */
  @UuidColumn()
  userId!: string;

  /** First and last name. */
  @TextColumn(201)
  name!: string;

  @BooleanColumn()
  active!: boolean;
}
