import type { UpdateDeskSettings } from '@jahrring/contracts-support';
import { JsonColumn, LicensedEntity } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** How the desk works, one row of the installation. */
@Entity('desk_settings')
export class DeskSettingsEntity extends LicensedEntity {
  @JsonColumn()
  values!: UpdateDeskSettings;
}
