import { Entity } from 'typeorm';
import { InstantColumn } from '../database/columns';
import { StoredEvent } from './stored-event.entity';

/** An event that waits to be told, or was. Kept 14 days for replay. */
@Entity('outbox_events')
export class OutboxEventEntity extends StoredEvent {
  @InstantColumn({ nullable: true })
  publishedAt!: Date | null;
}
