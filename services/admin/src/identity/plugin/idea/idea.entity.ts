import type { IdeaState } from '@jahrring/contracts-admin';
import { LicensedEntity, LongTextColumn, TextColumn, UuidColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** A wish of a licence’s admin. The plugin that is announced for it bears its id, so votes and campaigns go on with it. */
@Entity('plugin_ideas')
export class IdeaEntity extends LicensedEntity {
  @TextColumn(100)
  title!: string;

  @LongTextColumn()
  text!: string;

  /** As the operator has set it; where a campaign has brought it since, `ideaStateOf` says. */
  @TextColumn(16)
  state!: IdeaState;

  @TextColumn(500, { nullable: true })
  reason!: string | null;

  @UuidColumn()
  proposedById!: string;

  /** Their name on that day. */
  @TextColumn(201)
  proposedBy!: string;

  /** The state that was told last to who takes part. */
  @TextColumn(16)
  toldState!: IdeaState;
}
