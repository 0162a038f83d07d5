import { Entity } from 'typeorm';
import { TextColumn, UuidColumn } from '../database/columns';
import { StoredEvent } from './stored-event.entity';

/** An event that one consumer failed on; gone as soon as it has worked. */
@Entity('inbox_failures')
export class InboxFailureEntity extends StoredEvent {
  @UuidColumn()
  eventId!: string;

  @TextColumn(150)
  consumer!: string;
}
