export { AddressRefEntity, AddressRefRepository } from './address.reference';
export { LicenceRefEntity, LicenceRefRepository } from './licence.reference';
export { ReferenceModule } from './reference.module';
