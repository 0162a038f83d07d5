import { UuidColumn } from './columns';
import { VersionedEntity } from './versioned-entity';

/** Fields that every record of a licence has. */
export abstract class LicensedEntity extends VersionedEntity {
  @UuidColumn()
  licenceId!: string;
}

/** The fields a caller never sets. */
export type ManagedField = 'licenceId' | 'version' | 'createdAt' | 'updatedAt' | 'deletedAt';

/** Values for an insert: everything except the managed fields; the id may come from the client. */
export type NewRecord<E extends LicensedEntity> = Omit<E, ManagedField | 'id'> & { id?: string | undefined };

/** Values that an update may change. */
export type RecordPatch<E extends LicensedEntity> = Partial<Omit<E, ManagedField | 'id'>>;
