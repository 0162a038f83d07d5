import { defaultAccountingSettings } from '@jahrring/contracts-bookkeeping';
import type { AccountingSettings } from '@jahrring/contracts-bookkeeping';
import { Database, LicenceSettings } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { AccountingSettingsRepository } from './accounting-export.repositories';
import type { AccountingSettingsEntity } from './accounting-settings.entity';

/** Settings that the accountant's program requires. */
@Injectable()
export class AccountingSettingsService extends LicenceSettings<AccountingSettings, AccountingSettingsEntity> {
  constructor(db: Database, repository: AccountingSettingsRepository) {
    super(db, repository, defaultAccountingSettings);
  }
}
