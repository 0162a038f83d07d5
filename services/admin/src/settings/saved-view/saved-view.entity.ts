import type { SavedViewContent } from '@jahrring/contracts-admin';
import { BooleanColumn, JsonColumn, LicensedEntity, TextColumn, UuidColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** Saved view of a list, as somebody wants to see it again. */
@Entity('saved_views')
export class SavedViewEntity extends LicensedEntity {
  /** The membership that made it. */
  @UuidColumn()
  ownerId!: string;

  @TextColumn(80)
  list!: string;

  @TextColumn(60)
  name!: string;

  /** Everybody of the licence sees it. */
  @BooleanColumn()
  shared!: boolean;

  @JsonColumn()
  content!: SavedViewContent;
}
