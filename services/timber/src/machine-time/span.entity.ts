import { IntColumn, UuidColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';
import { MachineWorkEntity } from './machine-work.entity';

/** A span of a machine's work as one file tells it; another file may tell it again. The counter is with a report's last span. */
@Entity('machine_spans')
export class SpanEntity extends MachineWorkEntity {
  @UuidColumn()
  fileId!: string;

  @IntColumn()
  engineSeconds!: number;

  @IntColumn()
  runSeconds!: number;

  @IntColumn()
  downSeconds!: number;
}
