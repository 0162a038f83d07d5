export { LicencesModule } from './licence.module';
export { LicenceService } from './licence.service';
