import { Entity, PrimaryColumn } from 'typeorm';

/** An employee an object is assigned to; written with the object, asked by its scope. */
@Entity('object_employees')
export class ObjectEmployeeEntity {
  @PrimaryColumn({ type: 'varchar', length: 36 })
  licenceId!: string;

  @PrimaryColumn({ type: 'varchar', length: 36 })
  objectId!: string;

  @PrimaryColumn({ type: 'varchar', length: 36 })
  employeeId!: string;
}
