export { SettingsAdapterModule } from './adapter.module';
