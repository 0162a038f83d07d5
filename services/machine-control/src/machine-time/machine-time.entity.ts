import { machineTimeStates } from '@jahrring/contracts-machine-control';
import {
  BooleanColumn,
  InstantColumn,
  LocalDateColumn,
  QuantityColumn,
  ReferenceEntity,
  TextColumn,
  UuidColumn,
} from '@jahrring/service-kit';
import { Entity } from 'typeorm';

const optional = { nullable: true } as const;

/** Our copy of an operator's day on a machine, as its files tell it, and what somebody decided of it. */
@Entity('machine_times')
export class MachineTimeEntity extends ReferenceEntity {
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

  @QuantityColumn(optional)
  counter!: string | null;

  @TextColumn(10)
  state!: (typeof machineTimeStates)[number];

  /** Told otherwise since it was decided. */
  @BooleanColumn()
  changed!: boolean;

  @UuidColumn(optional)
  machineId!: string | null;

  @UuidColumn(optional)
  employeeId!: string | null;

  @UuidColumn(optional)
  projectId!: string | null;

  /** The line of the time sheet that stands for it. */
  @UuidColumn(optional)
  entryId!: string | null;

  @UuidColumn(optional)
  fuellingId!: string | null;

  @InstantColumn(optional)
  decidedAt!: Date | null;

  @UuidColumn(optional)
  decidedBy!: string | null;
}
