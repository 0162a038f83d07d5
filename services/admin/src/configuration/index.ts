export { adminSettings } from './admin.settings';
export type { AdminSettings } from './admin.settings';
export { ConfigurationModule } from './configuration.module';
export { mayDevelop } from './development';
