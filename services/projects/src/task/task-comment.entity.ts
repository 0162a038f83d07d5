import { LicensedEntity, LongTextColumn, UuidColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** Comment that somebody wrote on a task. */
@Entity('task_comments')
export class TaskCommentEntity extends LicensedEntity {
  @UuidColumn()
  taskId!: string;

  @UuidColumn()
  authorId!: string;

  @LongTextColumn()
  text!: string;
}
