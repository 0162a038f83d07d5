import type { Locale } from '@jahrring/contracts-common';
import {
  InstantColumn,
  IntColumn,
  LongTextColumn,
  PrimaryUuidColumn,
  TextColumn,
} from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** A text that a translator has changed, for the whole installation. */
@Entity('message_overrides')
export class MessageOverrideEntity {
  @PrimaryUuidColumn()
  id!: string;

  @TextColumn(2)
  locale!: Locale;

  @TextColumn(40)
  namespace!: string;

  @TextColumn(150)
  messageKey!: string;

  @LongTextColumn()
  text!: string;

  @IntColumn()
  version!: number;

  /** Name of the author at the time of writing. */
  @TextColumn(201, { nullable: true })
  changedBy!: string | null;

  @InstantColumn()
  updatedAt!: Date;
}
