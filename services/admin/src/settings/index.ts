export { SolutionRunner } from './industry-solution';
export { settingsEntities } from './settings.entities';
export { SettingsModule } from './settings.module';
