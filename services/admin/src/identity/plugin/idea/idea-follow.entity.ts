import { BooleanColumn, LicensedEntity, UuidColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** Somebody's own word on whether they hear of an idea; without one, who takes part does. */
@Entity('idea_follows')
export class IdeaFollowEntity extends LicensedEntity {
  @UuidColumn()
  ideaId!: string;

  @UuidColumn()
  userId!: string;

  @BooleanColumn()
  following!: boolean;
}
