import { Module } from '@nestjs/common';
import { LedgerModule } from '../ledger';
import { ReferenceModule } from '../reference';
import { SettingsModule } from '../settings';
import { AccountingExportController, AccountingSettingsController } from './accounting-export.controller';
import { AccountingExportMaker } from './accounting-export.maker';
import {
  AccountingExportRepository,
  AccountingSettingsRepository,
  PersonalAccountRepository,
} from './accounting-export.repositories';
import { AccountingExportService } from './accounting-export.service';
import { AccountingSettingsService } from './accounting-settings.service';
import { PersonalAccounts } from './personal-accounts';

@Module({
  imports: [LedgerModule, ReferenceModule, SettingsModule],
  controllers: [AccountingExportController, AccountingSettingsController],
  providers: [
    AccountingExportMaker,
    AccountingExportRepository,
    AccountingExportService,
    AccountingSettingsRepository,
    AccountingSettingsService,
    PersonalAccountRepository,
    PersonalAccounts,
  ],
})
export class AccountingExportModule {}
