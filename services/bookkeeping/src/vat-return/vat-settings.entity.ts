import type { VatSettings } from '@jahrring/contracts-bookkeeping';
import { JsonColumn, LicensedEntity } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** A licence's VAT settings, one row. */
@Entity('vat_settings')
export class VatSettingsEntity extends LicensedEntity {
  @JsonColumn()
  values!: VatSettings;
}
