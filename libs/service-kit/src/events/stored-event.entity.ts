import {
  InstantColumn,
  IntColumn,
  LongTextColumn,
  PrimaryUuidColumn,
  TextColumn,
  UuidColumn,
} from '../database/columns';

/** An event as it is kept, and how often it was tried. */
export abstract class StoredEvent {
  @PrimaryUuidColumn()
  id!: string;

  @UuidColumn()
  licenceId!: string;

  @TextColumn(100)
  name!: string;

  @IntColumn()
  version!: number;

  @LongTextColumn()
  payload!: string;

  @InstantColumn()
  occurredAt!: Date;

  @TextColumn(64)
  requestId!: string;

  @IntColumn()
  attempts!: number;

  @InstantColumn()
  nextAttemptAt!: Date;

  @TextColumn(500, { nullable: true })
  lastError!: string | null;

  /** Given up after too many failures; an operator decides. */
  @InstantColumn({ nullable: true })
  deadAt!: Date | null;
}
