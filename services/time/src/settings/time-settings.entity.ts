import type { UpdateTimeSettings } from '@jahrring/contracts-time';
import { JsonColumn, LicensedEntity } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** The time rules of a licence, one row; none until they are saved for the first time. */
@Entity('time_settings')
export class TimeSettingsEntity extends LicensedEntity {
  @JsonColumn()
  values!: UpdateTimeSettings;
}
