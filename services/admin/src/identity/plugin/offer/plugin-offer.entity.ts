import type { PluginCategory, PluginId } from '@jahrring/contracts-admin';
import type { LicenceType } from '@jahrring/contracts-common';
import {
  JsonColumn,
  PrimaryUuidColumn,
  TextColumn,
  UuidColumn,
  VersionedEntity,
} from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** Offer of a plugin in the catalogue. Of the installation. */
@Entity('plugin_offers')
export class PluginOfferEntity extends VersionedEntity {
  @TextColumn(40)
  pluginKey!: string;

  @JsonColumn()
  categories!: PluginCategory[];

  @JsonColumn()
  dependsOn!: PluginId[];

  /** Types of licences that see it; none: all. */
  @JsonColumn()
  licenceTypes!: LicenceType[];

  @TextColumn(10)
  releasedTo!: 'all' | 'chosen';

  @UuidColumn({ nullable: true })
  pictureId!: string | null;

  /** Whose file the picture is: of the superadmin who has put it there. */
  @UuidColumn({ nullable: true })
  pictureOwnerId!: string | null;
}

/** A licence that a plugin is released to, where it is not for all; goes with the licence. */
@Entity('plugin_releases')
export class PluginReleaseEntity {
  @PrimaryUuidColumn()
  id!: string;

  @TextColumn(40)
  pluginKey!: string;

  @UuidColumn()
  licenceId!: string;
}
