import type { LiveEventName } from '@jahrring/contracts-admin';
import { LongTextColumn, PrimaryUuidColumn, TextColumn, UuidColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** Something open browsers are told; its id says when. Kept for a day, so that a stream can go on where it broke. */
@Entity('live_events')
export class LiveEventEntity {
  @PrimaryUuidColumn()
  id!: string;

  /** Whom it is for: an employee, or a licence, which is everybody in it; null: whoever is there. */
  @UuidColumn({ nullable: true, name: 'employee_id' })
  recipientId!: string | null;

  @TextColumn(30)
  name!: LiveEventName;

  @LongTextColumn()
  data!: string;
}
