export { ProjectSettingsEntity } from './project-settings.entity';
export { ProjectSettingsService } from './project-settings.service';
export { SettingsModule } from './settings.module';
