import type { UpdateTimberSettings } from '@jahrring/contracts-timber';
import { JsonColumn, LicensedEntity } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** A licence's settings for measuring, one row; none until it is saved for the first time. */
@Entity('timber_settings')
export class TimberSettingsEntity extends LicensedEntity {
  @JsonColumn()
  values!: UpdateTimberSettings;
}
