import {
  BooleanColumn,
  IntColumn,
  LocalDateColumn,
  ReferenceEntity,
  UuidColumn,
} from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** Our copy of recorded time: of a person, or of a machine, vehicle or tool. */
@Entity('worked_entries')
export class WorkedEntryEntity extends ReferenceEntity {
  @UuidColumn()
  resourceId!: string;

  @UuidColumn()
  projectId!: string;

  @LocalDateColumn()
  date!: string;

  @IntColumn()
  minutes!: number;

  @BooleanColumn()
  person!: boolean;

  /** Not deleted. */
  @BooleanColumn()
  living!: boolean;
}
