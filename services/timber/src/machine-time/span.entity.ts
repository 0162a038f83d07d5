import {
  InstantColumn,
  IntColumn,
  LicensedEntity,
  LocalDateColumn,
  QuantityColumn,
  TextColumn,
  UuidColumn,
} from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** A span of a machine's work as one file tells it; another file may tell it again. */
@Entity('machine_spans')
export class SpanEntity extends LicensedEntity {
  @UuidColumn()
  fileId!: string;

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

  @IntColumn()
  engineSeconds!: number;

  @IntColumn()
  runSeconds!: number;

  @IntColumn()
  downSeconds!: number;

  @QuantityColumn()
  fuelLitres!: string;

  /** Hours of the engine since it was built, with the last span of a report. */
  @QuantityColumn({ nullable: true })
  counter!: string | null;
}
