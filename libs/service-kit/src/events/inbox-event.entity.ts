import { Entity, PrimaryColumn } from 'typeorm';
import { InstantColumn } from '../database/columns';

/** An event that a consumer has dealt with: written in the same transaction as its effect. */
@Entity('inbox_events')
export class InboxEventEntity {
  @PrimaryColumn({ type: 'varchar', length: 36 })
  eventId!: string;

  @PrimaryColumn({ type: 'varchar', length: 150 })
  consumer!: string;

  @InstantColumn()
  receivedAt!: Date;
}
