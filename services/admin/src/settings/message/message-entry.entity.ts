import type {
  MessageAttachment,
  MessageAudience,
  MessageBox,
  MessageContent,
  MessagePlace,
  PluginId,
} from '@jahrring/contracts-admin';
import type { LicenceType } from '@jahrring/contracts-common';
import {
  BooleanColumn,
  InstantColumn,
  IntColumn,
  JsonColumn,
  LicensedEntity,
  LongTextColumn,
  TextColumn,
  UuidColumn,
} from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/**
 * One person's copy of a message, in the language they got it in. It lies in the licence it was written or got in; those who
 * run the installation keep theirs as persons.
 */
@Entity('message_entries')
export class MessageEntryEntity extends LicensedEntity {
  /** Whose mailbox it lies in. */
  @UuidColumn()
  ownerId!: string;

  /** The same in every mailbox. */
  @UuidColumn()
  messageId!: string;

  @UuidColumn()
  threadId!: string;

  @TextColumn(10)
  box!: MessageBox;

  @TextColumn(10)
  place!: MessagePlace;

  @InstantColumn({ nullable: true })
  readAt!: Date | null;

  @BooleanColumn()
  starred!: boolean;

  /** `|one|two|`; empty without any. */
  @TextColumn(400)
  labels!: string;

  @TextColumn(200)
  subject!: string;

  @TextColumn(200)
  preview!: string;

  @LongTextColumn()
  html!: string;

  @LongTextColumn()
  text!: string;

  @UuidColumn()
  authorId!: string;

  @TextColumn(201)
  authorName!: string;

  /** The licence it was written in; null for those who run the installation. */
  @UuidColumn({ nullable: true })
  authorLicenceId!: string | null;

  @TextColumn(100, { nullable: true })
  authorLicence!: string | null;

  @TextColumn(10)
  audience!: MessageAudience;

  /** Licence, type, plugin or person of the audience. */
  @TextColumn(40, { nullable: true })
  target!: string | null;

  @TextColumn(201, { nullable: true })
  toName!: string | null;

  @UuidColumn({ nullable: true })
  replyToId!: string | null;

  /** As it was written: in the author's mailbox alone. */
  @JsonColumn({ nullable: true })
  content!: MessageContent | null;

  @JsonColumn()
  attachments!: MessageAttachment[];

  @IntColumn()
  licences!: number;

  @IntColumn()
  people!: number;

  @InstantColumn()
  at!: Date;

  @InstantColumn({ nullable: true })
  plannedAt!: Date | null;
}

/** Returns the target that narrows the audience, under the names of the contract. */
export function targetOf({ audience, target }: Pick<MessageEntryEntity, 'audience' | 'target'>): {
  licenceId: string | null;
  type: LicenceType | null;
  plugin: PluginId | null;
  userId: string | null;
} {
  return {
    licenceId: audience === 'licence' ? target : null,
    type: audience === 'type' ? (target as LicenceType | null) : null,
    plugin: audience === 'plugin' ? (target as PluginId | null) : null,
    userId: audience === 'person' ? target : null,
  };
}
