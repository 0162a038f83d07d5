export { BookkeepingSettingsEntity } from './bookkeeping-settings.entity';
export { BookkeepingSettingsService } from './bookkeeping-settings.service';
export { SettingsModule } from './settings.module';
