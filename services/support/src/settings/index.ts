export { DeskSettingsEntity } from './desk-settings.entity';
export { DeskSettingsService } from './desk-settings.service';
export { SettingsModule } from './settings.module';
export { SupportSettingsEntity } from './support-settings.entity';
export { SupportSettingsService, mayOpen } from './support-settings.service';
export { median, workingMinutesBetween } from './working-time';
