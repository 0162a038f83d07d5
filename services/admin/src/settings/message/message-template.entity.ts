import type { MessageContent } from '@jahrring/contracts-admin';
import { JsonColumn, TextColumn, VersionedEntity } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** A message's text to begin with. Of the installation. */
@Entity('message_templates')
export class MessageTemplateEntity extends VersionedEntity {
  @TextColumn(80)
  name!: string;

  @JsonColumn()
  content!: MessageContent;
}
