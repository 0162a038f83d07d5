import type { AccountingSettings } from '@jahrring/contracts-bookkeeping';
import { JsonColumn, LicensedEntity } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** What a licence's accountant asks for, one row. */
@Entity('accounting_settings')
export class AccountingSettingsEntity extends LicensedEntity {
  @JsonColumn()
  values!: AccountingSettings;
}
