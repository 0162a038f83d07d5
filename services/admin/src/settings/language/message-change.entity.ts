import type { Locale } from '@jahrring/contracts-common';
import { InstantColumn, LongTextColumn, PrimaryUuidColumn, TextColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** Change that a translator made to a text; null means the release's own text. */
@Entity('message_changes')
export class MessageChangeEntity {
  @PrimaryUuidColumn()
  id!: string;

  @TextColumn(2)
  locale!: Locale;

  @TextColumn(40)
  namespace!: string;

  @TextColumn(150)
  messageKey!: string;

  @LongTextColumn({ nullable: true })
  before!: string | null;

  @LongTextColumn({ nullable: true })
  after!: string | null;

  @TextColumn(201)
  changedBy!: string;

  @InstantColumn()
  changedAt!: Date;
}
