import { PrimaryColumn } from 'typeorm';
import { InstantColumn, IntColumn, UuidColumn } from './columns';

/** What every record of a licence has. Written by the repository base alone. */
export abstract class LicensedEntity {
  @PrimaryColumn({ type: 'varchar', length: 36 })
  id!: string;

  @UuidColumn()
  licenceId!: string;

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

/** The fields a caller never sets. */
export type ManagedField = 'licenceId' | 'version' | 'createdAt' | 'updatedAt' | 'deletedAt';

/** What an insert needs: everything but the managed fields; the id may be the client's own. */
export type NewRecord<E extends LicensedEntity> = Omit<E, ManagedField | 'id'> & { id?: string | undefined };

/** What an update may change. */
export type RecordPatch<E extends LicensedEntity> = Partial<Omit<E, ManagedField | 'id'>>;
