import { BooleanColumn, LicensedEntity, LongTextColumn, UuidColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** A note on a project; dated by when it was written. */
@Entity('project_notes')
export class ProjectNoteEntity extends LicensedEntity {
  @UuidColumn()
  projectId!: string;

  @LongTextColumn()
  text!: string;

  @BooleanColumn()
  pinned!: boolean;

  /** The employee who wrote it. */
  @UuidColumn()
  authorId!: string;
}
