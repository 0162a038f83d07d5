import type { MarkAction } from '@jahrring/contracts-time';
import {
  BooleanColumn,
  InstantColumn,
  JsonColumn,
  LicensedEntity,
  TextColumn,
  UuidColumn,
} from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** Marks of an entry as they were; instants in ISO 8601. */
export interface MarksBefore {
  id: string;
  /** The version the marking gave it: somebody else's later change is not undone. */
  version: number;
  seenAt: string | null;
  confirmedAt: string | null;
  confirmedBy: string | null;
  exportedAt: string | null;
  archivedAt: string | null;
  needsReview: boolean;
}

/** Changes of one bulk action, so that it can be undone as a whole. */
@Entity('time_mark_batches')
export class MarkBatchEntity extends LicensedEntity {
  @UuidColumn()
  markedBy!: string;

  @TextColumn(10)
  action!: MarkAction;

  @InstantColumn()
  markedAt!: Date;

  @BooleanColumn()
  undone!: boolean;

  @JsonColumn()
  before!: MarksBefore[];
}
