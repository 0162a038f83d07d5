export { exportTexts } from './export-texts';
export { ExportModule } from './export.module';
