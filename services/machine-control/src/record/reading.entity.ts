import { readingLimits, type ReadingSource } from '@jahrring/contracts-machine-control';
import {
  BooleanColumn,
  IntColumn,
  LicensedEntity,
  LocalDateColumn,
  QuantityColumn,
  TextColumn,
  UuidColumn,
} from '@jahrring/service-kit';
import { Entity } from 'typeorm';

const optional = { nullable: true } as const;

/** Counter value of a machine on a day. */
@Entity('counter_readings')
export class ReadingEntity extends LicensedEntity {
  @UuidColumn()
  machineId!: string;

  @LocalDateColumn()
  readOn!: string;

  @IntColumn()
  counterNo!: number;

  @QuantityColumn()
  value!: string;

  @TextColumn(10)
  source!: ReadingSource;

  /** The line, fuelling or service it came with. */
  @UuidColumn(optional)
  sourceId!: string | null;

  @UuidColumn(optional)
  employeeId!: string | null;

  /** Expected value by the recorded hours; null if the reading matches it. */
  @QuantityColumn(optional)
  expected!: string | null;

  /** Told by another tool, and backwards: counts nowhere. */
  @BooleanColumn()
  doubtful!: boolean;

  @TextColumn(readingLimits.note, optional)
  note!: string | null;

  @UuidColumn(optional)
  photoId!: string | null;
}
