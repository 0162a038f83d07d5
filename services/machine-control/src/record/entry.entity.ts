import {
  BooleanColumn,
  LocalDateColumn,
  MoneyColumn,
  QuantityColumn,
  ReferenceEntity,
  UuidColumn,
} from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** Our copy of a time sheet's line about a machine: hours or kilometres as they were recorded. */
@Entity('machine_entries')
export class EntryEntity extends ReferenceEntity {
  @UuidColumn()
  machineId!: string;

  @UuidColumn()
  employeeId!: string;

  @LocalDateColumn()
  workDate!: string;

  @QuantityColumn()
  quantity!: string;

  /** Counter value at its end. */
  @QuantityColumn({ nullable: true })
  counterTo!: string | null;

  @MoneyColumn()
  amount!: string;

  @BooleanColumn()
  deleted!: boolean;
}
