export { DocumentSettingsEntity } from './document-settings.entity';
export { DocumentSettingsService } from './document-settings.service';
export { LogoService } from './logo.service';
export { printSettings, senderFrom, textFor } from './print-settings';
export type { PrintSettings } from './print-settings';
export { SettingsModule } from './settings.module';
