import { BooleanColumn, ReferenceEntity, TextColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/**
 * Our copy of a member of the licence, kept by its events. Its row is also the lock under which all entries of that
 * person are written: two writers of one person wait for each other, so an overlap cannot slip between them.
 */
@Entity('employee_refs')
export class EmployeeRefEntity extends ReferenceEntity {
  @TextColumn(100)
  firstName!: string;

  @TextColumn(100)
  lastName!: string;

  @TextColumn(20)
  role!: string;

  @BooleanColumn()
  active!: boolean;
}
