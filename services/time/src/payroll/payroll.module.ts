import { Module } from '@nestjs/common';
import { AbsencesModule } from '../absence';
import { EntryRecordsModule } from '../entry-record';
import { LawModule } from '../law';
import { MonthClosingModule } from '../month-closing';
import { ReferenceModule } from '../reference';
import { SettingsModule } from '../settings';
import { TargetsModule } from '../target';
import { PayrollCountService } from './payroll-count.service';
import { PayrollExceptionsService } from './payroll-exceptions.service';
import { PayrollFactsService } from './payroll-facts.service';
import { PayrollFileService } from './payroll-file.service';
import { PayrollLineRepository } from './payroll-line.repository';
import { PayrollRunRepository } from './payroll-run.repository';
import { PayrollSettingsController } from './payroll-settings.controller';
import { PayrollSettingsRepository } from './payroll-settings.repository';
import { PayrollSettingsService } from './payroll-settings.service';
import { PayrollController } from './payroll.controller';
import { PayrollService } from './payroll.service';

@Module({
  imports: [
    AbsencesModule,
    EntryRecordsModule,
    LawModule,
    MonthClosingModule,
    ReferenceModule,
    SettingsModule,
    TargetsModule,
  ],
  controllers: [PayrollController, PayrollSettingsController],
  providers: [
    PayrollCountService,
    PayrollExceptionsService,
    PayrollFactsService,
    PayrollFileService,
    PayrollLineRepository,
    PayrollRunRepository,
    PayrollSettingsRepository,
    PayrollSettingsService,
    PayrollService,
  ],
})
export class PayrollModule {}
