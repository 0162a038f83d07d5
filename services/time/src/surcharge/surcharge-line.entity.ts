import {
  InstantColumn,
  IntColumn,
  LicensedEntity,
  LocalDateColumn,
  MoneyColumn,
  QuantityColumn,
  TextColumn,
  UuidColumn,
} from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** The minutes one window adds to one entry on one local day. Follows from the entry: never changed by itself. */
@Entity('surcharge_lines')
export class SurchargeLineEntity extends LicensedEntity {
  @UuidColumn()
  entryId!: string;

  @UuidColumn()
  employeeId!: string;

  @UuidColumn()
  windowId!: string;

  /** As the window was called then. */
  @TextColumn(60)
  title!: string;

  @QuantityColumn()
  percent!: string;

  @LocalDateColumn()
  workDate!: string;

  @InstantColumn()
  startAt!: Date;

  @InstantColumn()
  endAt!: Date;

  @TextColumn(64)
  timeZone!: string;

  @IntColumn()
  seconds!: number;

  @MoneyColumn()
  amount!: string;
}
