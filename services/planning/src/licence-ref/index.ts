export { LicenceRefEntity } from './licence-ref.entity';
export { LicenceRefModule } from './licence-ref.module';
export { LicenceRefRepository } from './licence-ref.repository';
