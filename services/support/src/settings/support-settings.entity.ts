import type { UpdateSupportSettings } from '@jahrring/contracts-support';
import { JsonColumn, LicensedEntity } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** A licence's settings for asking for help, one row; none until it is saved for the first time. */
@Entity('support_settings')
export class SupportSettingsEntity extends LicensedEntity {
  @JsonColumn()
  values!: UpdateSupportSettings;
}
