import type { AccountingSettings } from '@jahrring/contracts-bookkeeping';
import { JsonColumn, LicensedEntity } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** Requirements of a licence's accountant, one row. */
@Entity('accounting_settings')
export class AccountingSettingsEntity extends LicensedEntity {
  @JsonColumn()
  values!: AccountingSettings;
}
