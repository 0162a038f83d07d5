import { PrimaryColumn } from 'typeorm';
import { InstantColumn, IntColumn } from './columns';

/** What every record has that people change. Written by the repository bases alone. */
export abstract class VersionedEntity {
  @PrimaryColumn({ type: 'varchar', length: 36 })
  id!: string;

  /** Counts every change; the record's ETag. */
  @IntColumn()
  version!: number;

  @InstantColumn()
  createdAt!: Date;

  @InstantColumn()
  updatedAt!: Date;

  @InstantColumn({ nullable: true })
  deletedAt!: Date | null;
}
