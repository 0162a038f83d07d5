export { LabelSettingsEntity } from './label-settings.entity';
export { LabelModule } from './label.module';
