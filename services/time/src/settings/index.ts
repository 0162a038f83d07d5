export { AbsenceSettingsEntity } from './absence-settings.entity';
export { AbsenceSettingsService } from './absence-settings.service';
export { SettingsModule } from './settings.module';
export { SurchargeSettingsEntity } from './surcharge-settings.entity';
export { SurchargeSettingsRepository } from './surcharge-settings.repository';
export { SurchargeSettingsService } from './surcharge-settings.service';
export { TimeSettingsEntity } from './time-settings.entity';
export { TimeSettingsService } from './time-settings.service';
