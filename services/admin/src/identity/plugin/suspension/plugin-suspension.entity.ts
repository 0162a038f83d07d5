import type { PluginId } from '@jahrring/contracts-admin';
import { InstantColumn, LicensedEntity, LocalDateColumn, TextColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** A plugin that is on in a licence, while no released tool carries it. */
@Entity('plugin_suspensions')
export class PluginSuspensionEntity extends LicensedEntity {
  @TextColumn(40)
  plugin!: PluginId;

  /** First day, of the licence's calendar. */
  @LocalDateColumn()
  suspendedOn!: string;

  /** Last day; null while it goes on. */
  @LocalDateColumn({ nullable: true })
  resumedOn!: string | null;

  /** When the licence's admins were told; null as long as it may be a short gap between two releases. */
  @InstantColumn({ nullable: true })
  toldAt!: Date | null;
}
