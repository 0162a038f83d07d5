export { LicenceApplicationEntity } from './application/licence-application.entity';
export { LicencesModule } from './licence.module';
export { LicenceOwnerEntity } from './owner/licence-owner.entity';
export { LicenceOwnerRepository } from './owner/licence-owner.repository';
export { LicenceService } from './licence.service';
