import { objectLimits, type MaintenanceView } from '@jahrring/contracts-inventory';
import {
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

  @TextColumn(objectLimits.note, { nullable: true })
  note!: string | null;
}
