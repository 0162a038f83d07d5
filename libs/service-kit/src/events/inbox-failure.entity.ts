import { Entity } from 'typeorm';
import {
  InstantColumn,
  IntColumn,
  LongTextColumn,
  PrimaryUuidColumn,
  TextColumn,
  UuidColumn,
} from '../database/columns';

/** An event that one consumer failed on; gone as soon as it has worked. */
@Entity('inbox_failures')
export class InboxFailure {
  @PrimaryUuidColumn()
  id!: string;

  @UuidColumn()
  eventId!: string;

  @TextColumn(150)
  consumer!: string;

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

  /** Given up after ten tries; an operator decides. */
  @InstantColumn({ nullable: true })
  deadAt!: Date | null;
}
