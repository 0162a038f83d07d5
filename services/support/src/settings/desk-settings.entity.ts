import type { UpdateDeskSettings } from '@jahrring/contracts-support';
import { JsonColumn, LicensedEntity } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** Settings of the desk, one row of the installation. */
@Entity('desk_settings')
export class DeskSettingsEntity extends LicensedEntity {
  @JsonColumn()
  values!: UpdateDeskSettings;
}
