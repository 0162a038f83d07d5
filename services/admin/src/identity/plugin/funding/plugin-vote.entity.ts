import { LicensedEntity, UuidColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** An admin of a licence wants a plugin to come. */
@Entity('plugin_votes')
export class PluginVoteEntity extends LicensedEntity {
  /** The planned plugin. */
  @UuidColumn()
  pluginId!: string;

  @UuidColumn()
  userId!: string;
}
