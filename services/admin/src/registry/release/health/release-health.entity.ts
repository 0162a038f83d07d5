import { InstantColumn, IntColumn, TextColumn } from '@jahrring/service-kit';
import { Entity, PrimaryColumn } from 'typeorm';

/** Count of one measurement of a version within ten minutes. Counts only: it does not contain who reported. */
@Entity('release_health')
export class ReleaseHealthEntity {
  @PrimaryColumn({ type: 'varchar', length: 40 })
  tool!: string;

  @PrimaryColumn({ type: 'varchar', length: 40 })
  toolVersion!: string;

  @PrimaryColumn({ type: 'datetime', precision: 3 })
  bucketAt!: Date;

  /** `load`, `failure` or the name of a Web Vital. */
  @PrimaryColumn({ type: 'varchar', length: 20 })
  measure!: string;

  /** Upper bound of the step for what is measured, `phase:code` of a failure. */
  @PrimaryColumn({ type: 'varchar', length: 30 })
  step!: string;

  @IntColumn()
  total!: number;

  @InstantColumn()
  lastAt!: Date;

  /** Reference shown on the error card of the last person. */
  @TextColumn(20, { nullable: true })
  reference!: string | null;
}
