import { defaultVatSettings } from '@jahrring/contracts-bookkeeping';
import type { VatSettings } from '@jahrring/contracts-bookkeeping';
import { Database, LicenceSettings } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { VatSettingsRepository } from './vat-return.repositories';
import type { VatSettingsEntity } from './vat-settings.entity';

/** Method, periods and where turnover stands in the form. */
@Injectable()
export class VatSettingsService extends LicenceSettings<VatSettings, VatSettingsEntity> {
  constructor(db: Database, repository: VatSettingsRepository) {
    super(db, repository, defaultVatSettings);
  }
}
