import { objectLimits, type MaintenanceView } from '@jahrring/contracts-inventory';
import {
  BooleanColumn,
  InstantColumn,
  LicensedEntity,
  LocalDateColumn,
  MoneyColumn,
  QuantityColumn,
  TextColumn,
  UuidColumn,
} from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** A service, an exhaust test or a repair of a machine. */
@Entity('maintenance')
export class MaintenanceEntity extends LicensedEntity {
  @UuidColumn()
  machineId!: string;

  @TextColumn(10)
  kind!: MaintenanceView['kind'];

  @LocalDateColumn()
  doneOn!: string;

  @QuantityColumn({ nullable: true })
  counterReading!: string | null;

  @MoneyColumn({ nullable: true })
  cost!: string | null;

  /** Of an exhaust test, where it is known; null of everything else. */
  @BooleanColumn({ nullable: true })
  passed!: boolean | null;

  @TextColumn(objectLimits.note, { nullable: true })
  note!: string | null;

  /** When machine control told it; null of what was noted here. */
  @InstantColumn({ nullable: true })
  toldAt!: Date | null;
}
