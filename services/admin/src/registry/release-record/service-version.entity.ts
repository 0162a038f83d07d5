import { InstantColumn, TextColumn } from '@jahrring/service-kit';
import { Entity, PrimaryColumn } from 'typeorm';

/** A running instance of a service and its version, as it tells every minute. */
@Entity('service_versions')
export class ServiceVersionEntity {
  @PrimaryColumn({ type: 'varchar', length: 40 })
  service!: string;

  @PrimaryColumn({ type: 'varchar', length: 60 })
  instance!: string;

  @TextColumn(40)
  serviceVersion!: string;

  @InstantColumn()
  seenAt!: Date;
}
