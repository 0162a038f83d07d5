import type { PlannedPluginTexts } from '@jahrring/contracts-admin';
import { JsonColumn, MoneyColumn, TextColumn, VersionedEntity } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** A plugin that superadmins have announced. Of the installation. */
@Entity('planned_plugins')
export class PlannedPluginEntity extends VersionedEntity {
  @TextColumn(40)
  pluginKey!: string;

  @JsonColumn()
  titles!: PlannedPluginTexts;

  @JsonColumn()
  texts!: PlannedPluginTexts;

  @MoneyColumn({ nullable: true })
  price!: string | null;
}
