import type { UpdatePersonalSettings } from '@jahrring/contracts-inventory';
import { JsonColumn, LicensedEntity } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** Reminder settings of the personal inventory, one row; none until saved for the first time. */
@Entity('personal_settings')
export class PersonalSettingsEntity extends LicensedEntity {
  @JsonColumn()
  values!: UpdatePersonalSettings;
}
