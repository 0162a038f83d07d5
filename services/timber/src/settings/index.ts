export { SettingsModule } from './settings.module';
export { TimberSettingsEntity } from './timber-settings.entity';
export { TimberSettingsRepository } from './timber-settings.repository';
export { TimberSettingsService } from './timber-settings.service';
