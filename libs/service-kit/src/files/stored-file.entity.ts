import { Entity } from 'typeorm';
import { IntColumn, TextColumn, UuidColumn } from '../database/columns';
import { LicensedEntity } from '../database/licensed-entity';

/** Record of a stored file; the bytes are in `FileFolder`. */
@Entity('stored_files')
export class StoredFileEntity extends LicensedEntity {
  /** As the person called it; never a path. */
  @TextColumn(255)
  name!: string;

  @TextColumn(100)
  mime!: string;

  /** Bytes. */
  @IntColumn()
  size!: number;

  @TextColumn(64)
  sha256!: string;

  @IntColumn({ nullable: true })
  width!: number | null;

  @IntColumn({ nullable: true })
  height!: number | null;

  /** The person a file above licences belongs to. */
  @UuidColumn({ nullable: true })
  identityId!: string | null;
}

/** A kept file, as services see it. */
export type StoredFile = Pick<
  StoredFileEntity,
  'id' | 'name' | 'mime' | 'size' | 'sha256' | 'width' | 'height' | 'createdAt'
>;
