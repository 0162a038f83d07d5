import type { PluginId } from '@jahrring/contracts-admin';
import { BooleanColumn, InstantColumn, LicensedEntity, TextColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** A plugin a licence has switched on at least once. */
@Entity('licence_plugins')
export class LicencePlugin extends LicensedEntity {
  @TextColumn(40)
  plugin!: PluginId;

  @BooleanColumn()
  active!: boolean;

  @InstantColumn({ nullable: true })
  activatedAt!: Date | null;
}
