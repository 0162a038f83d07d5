import { BooleanColumn, ReferenceEntity, TextColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** Our copy of an employee. */
@Entity('employee_refs')
export class EmployeeRefEntity extends ReferenceEntity {
  /** First and last name. */
  @TextColumn(201)
  name!: string;

  /** Works in the forest or the office: customers and guests are never planned. */
  @BooleanColumn()
  plannable!: boolean;
}
