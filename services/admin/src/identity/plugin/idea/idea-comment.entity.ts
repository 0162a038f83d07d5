import { LicensedEntity, LongTextColumn, TextColumn, UuidColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** Plain text of an admin about an idea, which may be another licence's. */
@Entity('idea_comments')
export class IdeaCommentEntity extends LicensedEntity {
  @UuidColumn()
  ideaId!: string;

  @LongTextColumn()
  text!: string;

  @UuidColumn()
  authorId!: string;

  /** Their name on that day. */
  @TextColumn(201)
  author!: string;
}
