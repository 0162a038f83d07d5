import type { CaseEvent, CaseSide, MessageKind } from '@jahrring/contracts-support';
import {
  IntColumn,
  JsonColumn,
  LicensedEntity,
  LongTextColumn,
  TextColumn,
  UuidColumn,
} from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** A message, a note of the desk, or what happened, in the licence of its case. */
@Entity('support_messages')
export class MessageEntity extends LicensedEntity {
  @UuidColumn()
  caseId!: string;

  @TextColumn(10)
  kind!: MessageKind;

  @TextColumn(10)
  side!: CaseSide;

  /** Employee id in the licence of their side. */
  @UuidColumn()
  authorId!: string;

  @TextColumn(201)
  authorName!: string;

  @LongTextColumn()
  text!: string;

  @JsonColumn({ nullable: true })
  event!: CaseEvent | null;

  /** The stored file. */
  @UuidColumn({ nullable: true })
  fileId!: string | null;

  @TextColumn(255, { nullable: true })
  fileName!: string | null;

  @TextColumn(100, { nullable: true })
  fileMime!: string | null;

  @IntColumn({ nullable: true })
  fileSize!: number | null;
}
