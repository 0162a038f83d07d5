export { MachineSettingsEntity } from './machine-settings.entity';
export { MachineSettingsService } from './machine-settings.service';
export { SettingsModule } from './settings.module';
