export { LicenceApplication } from './application/licence-application.entity';
export { LicencesModule } from './licence.module';
export { LicenceService } from './licence.service';
