import {
  InstantColumn,
  LicensedEntity,
  LocalDateColumn,
  QuantityColumn,
  TextColumn,
} from '@jahrring/service-kit';

/** An operator's work on a machine, in one go or in a day, as the machine's files have it. */
export abstract class MachineWorkEntity extends LicensedEntity {
  @TextColumn(100)
  machineKey!: string;

  @TextColumn(150)
  machineName!: string;

  @TextColumn(150)
  operatorName!: string;

  @TextColumn(150)
  siteName!: string;

  /** The local day it began on. */
  @LocalDateColumn()
  workDate!: string;

  @InstantColumn()
  startedAt!: Date;

  @InstantColumn()
  endedAt!: Date;

  @QuantityColumn()
  fuelLitres!: string;

  /** Hours of the engine since it was built, at the end. */
  @QuantityColumn({ nullable: true })
  counter!: string | null;
}
