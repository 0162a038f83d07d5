import { IntColumn, LicensedEntity, TextColumn, UuidColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** A file of a project; its bytes are the stored file's. */
@Entity('project_files')
export class ProjectFileEntity extends LicensedEntity {
  @UuidColumn()
  projectId!: string;

  /** The stored file. */
  @UuidColumn()
  fileId!: string;

  @TextColumn(255)
  name!: string;

  @TextColumn(100)
  mime!: string;

  /** Bytes. */
  @IntColumn()
  size!: number;

  /** The employee who put it there. */
  @UuidColumn()
  authorId!: string;
}
