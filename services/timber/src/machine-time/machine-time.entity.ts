import {
  InstantColumn,
  LicensedEntity,
  LocalDateColumn,
  QuantityColumn,
  TextColumn,
} from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** An operator's day on a machine, summed up of all files that tell of it. */
@Entity('machine_times')
export class MachineTimeEntity extends LicensedEntity {
  @TextColumn(100)
  machineKey!: string;

  @TextColumn(150)
  machineName!: string;

  @TextColumn(150)
  operatorName!: string;

  @TextColumn(150)
  siteName!: string;

  @LocalDateColumn()
  workDate!: string;

  @InstantColumn()
  startedAt!: Date;

  @InstantColumn()
  endedAt!: Date;

  @QuantityColumn()
  engineHours!: string;

  @QuantityColumn()
  workHours!: string;

  @QuantityColumn()
  downHours!: string;

  @QuantityColumn()
  fuelLitres!: string;

  @QuantityColumn({ nullable: true })
  counter!: string | null;
}
