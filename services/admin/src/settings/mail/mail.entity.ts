import type { ListedMailKind, MailState } from '@jahrring/contracts-admin';
import type { Locale } from '@jahrring/contracts-common';
import { InstantColumn, IntColumn, LongTextColumn, TextColumn, VersionedEntity } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/**
 * A mail that waits to go out, or went. One to nobody is deleted from the start: written so that nobody can tell by the time
 * it takes, never sent or shown.
 */
@Entity('mails')
export class MailEntity extends VersionedEntity {
  @TextColumn(40)
  kind!: ListedMailKind;

  @TextColumn(10)
  state!: MailState;

  @TextColumn(180)
  recipient!: string;

  @TextColumn(210)
  recipientName!: string;

  @TextColumn(2)
  locale!: Locale;

  @TextColumn(200)
  subject!: string;

  /** Emptied when the mail has left by SMTP: it may hold a link that signs in. */
  @LongTextColumn({ nullable: true })
  textBody!: string | null;

  @LongTextColumn({ nullable: true })
  htmlBody!: string | null;

  @IntColumn()
  attempts!: number;

  @TextColumn(500, { nullable: true })
  lastError!: string | null;

  @InstantColumn()
  nextAttemptAt!: Date;

  @InstantColumn({ nullable: true })
  sentAt!: Date | null;
}
