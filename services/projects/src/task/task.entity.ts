import {
  taskLimits,
  type AnchoredRecurrence,
  type ChecklistItem,
  type TaskPriority,
  type TaskStatus,
} from '@jahrring/contracts-projects';
import {
  InstantColumn,
  IntColumn,
  JsonColumn,
  LicensedEntity,
  LocalDateColumn,
  LongTextColumn,
  TextColumn,
  UuidColumn,
} from '@jahrring/service-kit';
import { Entity } from 'typeorm';

@Entity('tasks')
export class TaskEntity extends LicensedEntity {
  @TextColumn(taskLimits.title)
  title!: string;

  @LongTextColumn({ nullable: true })
  description!: string | null;

  @UuidColumn({ nullable: true })
  projectId!: string | null;

  @LocalDateColumn({ nullable: true })
  deadline!: string | null;

  /** `07:30` in the licence's time zone. */
  @TextColumn(5, { nullable: true })
  deadlineTime!: string | null;

  @LocalDateColumn({ nullable: true })
  plannedOn!: string | null;

  /** Set whenever `plannedOn` is: the same day, or the last of several. */
  @LocalDateColumn({ nullable: true })
  plannedUntil!: string | null;

  @IntColumn({ nullable: true })
  plannedMinutes!: number | null;

  @TextColumn(10)
  priority!: TaskPriority;

  @TextColumn(4)
  status!: TaskStatus;

  @InstantColumn({ nullable: true })
  doneAt!: Date | null;

  @UuidColumn({ nullable: true })
  doneBy!: string | null;

  /** Person responsible. */
  @UuidColumn({ nullable: true })
  ownerId!: string | null;

  @UuidColumn({ nullable: true })
  createdBy!: string | null;

  @JsonColumn()
  checklist!: ChecklistItem[];

  @JsonColumn({ nullable: true })
  recurrence!: AnchoredRecurrence | null;

  /** The task of the same series before this one; it has one successor at most. */
  @UuidColumn({ nullable: true })
  previousId!: string | null;

  /** When its people are reminded; null once they were, or when there is nothing to remind of. */
  @InstantColumn({ nullable: true })
  remindAt!: Date | null;

  /** Its project as a page of the list has it; no column of its own. */
  place?: { number: string; title: string } | null;
}
