import type { FactKind } from '@jahrring/contracts-evaluations';
import {
  BigIntColumn,
  BooleanColumn,
  IntColumn,
  LocalDateColumn,
  ReferenceEntity,
  TextColumn,
  UuidColumn,
} from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** One line of a time sheet, as its last event told it. */
@Entity('time_facts')
export class FactEntity extends ReferenceEntity {
  @UuidColumn()
  employeeId!: string;

  @UuidColumn()
  projectId!: string;

  @UuidColumn({ nullable: true })
  activityId!: string | null;

  /** The machine, article or other object of lines that are no hours. */
  @UuidColumn({ nullable: true })
  objectId!: string | null;

  @UuidColumn({ nullable: true })
  companyPartId!: string | null;

  @TextColumn(30, { nullable: true })
  unit!: string | null;

  /** Quantity in thousandths of its unit. */
  @BigIntColumn()
  thousandths!: number;

  @TextColumn(20)
  kind!: FactKind;

  @LocalDateColumn()
  workDate!: string;

  /** Monday of its week. */
  @LocalDateColumn()
  week!: string;

  /** `2026-03` */
  @TextColumn(7)
  month!: string;

  /** Worked time without the break; 0 of lines that are no hours. */
  @IntColumn()
  seconds!: number;

  /** Its value in hundredths, so that every database adds exactly. */
  @BigIntColumn()
  cents!: number;

  @BooleanColumn()
  billable!: boolean;

  /** Deleted in time; stays, so that an older event brings nothing back. */
  @BooleanColumn()
  deleted!: boolean;
}

/** Marks of a line of a time sheet, by the line's id; a line without a row is neither confirmed nor exported. */
@Entity('entry_marks')
export class EntryMarkEntity extends ReferenceEntity {
  @BooleanColumn()
  confirmed!: boolean;

  @BooleanColumn()
  exported!: boolean;
}
