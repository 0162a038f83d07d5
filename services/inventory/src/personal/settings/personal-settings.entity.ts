import type { UpdatePersonalSettings } from '@jahrring/contracts-inventory';
import { JsonColumn, LicensedEntity } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** Who is told of what in the personal inventory, one row; none until it is saved for the first time. */
@Entity('personal_settings')
export class PersonalSettingsEntity extends LicensedEntity {
  @JsonColumn()
  values!: UpdatePersonalSettings;
}
