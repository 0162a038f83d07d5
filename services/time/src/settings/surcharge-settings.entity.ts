import type { UpdateSurchargeSettings } from '@jahrring/contracts-time';
import { InstantColumn, JsonColumn, LicensedEntity, TextColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** The surcharges of a licence, one row; none until they are saved for the first time. */
@Entity('surcharge_settings')
export class SurchargeSettingsEntity extends LicensedEntity {
  @JsonColumn()
  values!: UpdateSurchargeSettings;

  @TextColumn(64)
  timeZone!: string;

  /** Since when entries wait to be worked out anew; null once they are. */
  @InstantColumn({ nullable: true })
  staleSince!: Date | null;
}
