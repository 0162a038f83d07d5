import { QuantityColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';
import { MachineWorkEntity } from './machine-work.entity';

/** An operator's day on a machine, summed up of all files that tell of it. */
@Entity('machine_times')
export class MachineTimeEntity extends MachineWorkEntity {
  @QuantityColumn()
  engineHours!: string;

  @QuantityColumn()
  workHours!: string;

  @QuantityColumn()
  downHours!: string;
}
