export { PlanningSettingsEntity } from './planning-settings.entity';
export { PlanningSettingsRepository } from './planning-settings.repository';
export { PlanningSettingsService } from './planning-settings.service';
export { SettingsModule } from './settings.module';
