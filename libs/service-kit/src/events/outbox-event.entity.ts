import { Entity } from 'typeorm';
import {
  InstantColumn,
  IntColumn,
  LongTextColumn,
  PrimaryUuidColumn,
  TextColumn,
  UuidColumn,
} from '../database/columns';

/** An event that waits to be told, or was. Kept 14 days for replay. */
@Entity('outbox_events')
export class OutboxEvent {
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

  @InstantColumn({ nullable: true })
  publishedAt!: Date | null;

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
