import { UuidColumn } from './columns';
import { VersionedEntity } from './versioned-entity';

/** What every record of a licence has. */
export abstract class LicensedEntity extends VersionedEntity {
  @UuidColumn()
  licenceId!: string;
}

/** The fields a caller never sets. */
export type ManagedField = 'licenceId' | 'version' | 'createdAt' | 'updatedAt' | 'deletedAt';

/** What an insert needs: everything but the managed fields; the id may be the client's own. */
export type NewRecord<E extends LicensedEntity> = Omit<E, ManagedField | 'id'> & { id?: string | undefined };

/** What an update may change. */
export type RecordPatch<E extends LicensedEntity> = Partial<Omit<E, ManagedField | 'id'>>;
