import { Module } from '@nestjs/common';
import { ReferenceModule } from '../reference';
import { AbsenceSettingsRepository } from './absence-settings.repository';
import { AbsenceSettingsService } from './absence-settings.service';
import { SurchargeSettingsController } from './surcharge-settings.controller';
import { SurchargeSettingsRepository } from './surcharge-settings.repository';
import { SurchargeSettingsService } from './surcharge-settings.service';
import { TimeSettingsController } from './time-settings.controller';
import { TimeSettingsRepository } from './time-settings.repository';
import { TimeSettingsService } from './time-settings.service';
import { WorkingRulesPublisher } from './working-rules.publisher';

@Module({
  imports: [ReferenceModule],
  controllers: [SurchargeSettingsController, TimeSettingsController],
  providers: [
    SurchargeSettingsRepository,
    SurchargeSettingsService,
    TimeSettingsRepository,
    TimeSettingsService,
    AbsenceSettingsRepository,
    AbsenceSettingsService,
    WorkingRulesPublisher,
  ],
  exports: [
    AbsenceSettingsService,
    SurchargeSettingsRepository,
    SurchargeSettingsService,
    TimeSettingsService,
  ],
})
export class SettingsModule {}
