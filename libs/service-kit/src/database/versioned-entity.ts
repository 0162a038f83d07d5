import { PrimaryColumn } from 'typeorm';
import { InstantColumn, IntColumn } from './columns';

/** Fields of every record that people change. Written only by the base classes of repositories. */
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
