export { InstallationExportModule } from './installation-export.module';
