import { IntColumn, LicensedEntity, TextColumn, UuidColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** A file of a task; its bytes are the stored file's. */
@Entity('task_files')
export class TaskFileEntity extends LicensedEntity {
  @UuidColumn()
  taskId!: string;

  /** The stored file. */
  @UuidColumn()
  fileId!: string;

  /** The employee who put it there. */
  @UuidColumn()
  authorId!: string;

  @TextColumn(255)
  name!: string;

  @TextColumn(100)
  mime!: string;

  /** Bytes. */
  @IntColumn()
  size!: number;
}
