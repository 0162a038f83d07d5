import type { Locale } from '@jahrring/contracts-common';
import type { DocumentMailState, MailFile, MailReceiver } from '@jahrring/contracts-documents';
import {
  InstantColumn,
  IntColumn,
  JsonColumn,
  LicensedEntity,
  LongTextColumn,
  TextColumn,
  UuidColumn,
} from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** A sending of a document: waits to go out, or went. */
@Entity('document_mails')
export class DocumentMailEntity extends LicensedEntity {
  @UuidColumn()
  documentId!: string;

  @TextColumn(10)
  state!: DocumentMailState;

  @JsonColumn()
  recipients!: MailReceiver[];

  @JsonColumn()
  copies!: MailReceiver[];

  @TextColumn(200)
  subject!: string;

  @LongTextColumn()
  body!: string;

  @TextColumn(2)
  locale!: Locale;

  /** Attachments, by hash: the bytes are frozen with the document. */
  @JsonColumn()
  files!: MailFile[];

  @IntColumn()
  attempts!: number;

  @TextColumn(500, { nullable: true })
  lastError!: string | null;

  @InstantColumn()
  nextAttemptAt!: Date;

  @InstantColumn({ nullable: true })
  sentAt!: Date | null;

  /** The link `{link}` in the text stands for; its secret is made when the mail goes out. */
  @UuidColumn({ nullable: true })
  shareLinkId!: string | null;

  /** The person; null: the system. */
  @UuidColumn({ nullable: true })
  sentBy!: string | null;
}
