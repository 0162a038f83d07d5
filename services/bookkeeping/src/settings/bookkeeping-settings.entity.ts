import type { BookkeepingSettings } from '@jahrring/contracts-bookkeeping';
import { JsonColumn, LicensedEntity } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** A licence's bookkeeping settings, one row. */
@Entity('bookkeeping_settings')
export class BookkeepingSettingsEntity extends LicensedEntity {
  @JsonColumn()
  values!: BookkeepingSettings;
}
