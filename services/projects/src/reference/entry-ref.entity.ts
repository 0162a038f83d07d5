import { BooleanColumn, IntColumn, ReferenceEntity, UuidColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** Our copy of a time entry: how much was worked on a project and whether it is billed. */
@Entity('entry_refs')
export class EntryRefEntity extends ReferenceEntity {
  @UuidColumn()
  projectId!: string;

  @IntColumn()
  seconds!: number;

  @BooleanColumn()
  billable!: boolean;

  /** Issued on a bill. */
  @BooleanColumn()
  billed!: boolean;

  @BooleanColumn()
  deleted!: boolean;
}
