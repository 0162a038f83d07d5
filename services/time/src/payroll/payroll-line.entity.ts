import type { PayrollSource, WageUnit } from '@jahrring/contracts-time';
import {
  BigIntColumn,
  BooleanColumn,
  IntColumn,
  LicensedEntity,
  TextColumn,
  UuidColumn,
} from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** Amount handed over for one person, month and source: the whole the first time, afterwards the difference. */
@Entity('payroll_lines')
export class PayrollLineEntity extends LicensedEntity {
  @UuidColumn()
  runId!: string;

  @UuidColumn()
  employeeId!: string;

  @TextColumn(50, { nullable: true })
  personnelNumber!: string | null;

  @TextColumn(100)
  firstName!: string;

  @TextColumn(100)
  lastName!: string;

  @TextColumn(7)
  month!: string;

  @TextColumn(60)
  source!: PayrollSource;

  @TextColumn(20)
  wageNumber!: string;

  @TextColumn(100)
  wageTitle!: string;

  @TextColumn(6)
  unit!: WageUnit;

  @IntColumn()
  seconds!: number;

  @IntColumn()
  halfDays!: number;

  /** Of the licence's currency. */
  @BigIntColumn()
  hundredths!: number;

  @BooleanColumn()
  correction!: boolean;
}
