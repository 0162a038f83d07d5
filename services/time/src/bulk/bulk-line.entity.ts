import { IntColumn, JsonColumn, LicensedEntity, UuidColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';
import type { EntryEntity } from '../entry-record';

export const bulkFields = [
  'projectId',
  'activityId',
  'billable',
  'unitPrice',
  'priceSource',
  'vatRateKey',
] as const;

/** The fields of an entry that a change of many may touch. */
export type BulkValues = Pick<EntryEntity, (typeof bulkFields)[number]>;

/** One entry that was changed together with others. */
@Entity('time_bulk_lines')
export class BulkLineEntity extends LicensedEntity {
  /** The long work that changed it. */
  @UuidColumn()
  runId!: string;

  @UuidColumn()
  entryId!: string;

  /** The version the change gave it: somebody else's later change is not taken back. */
  @IntColumn()
  entryVersion!: number;

  /** Previous values; null if it was deleted. */
  @JsonColumn({ nullable: true })
  before!: BulkValues | null;
}
