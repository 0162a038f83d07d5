export { AddressRefEntity } from './address-ref.entity';
export { AddressRefModule } from './address-ref.module';
export { AddressRefRepository } from './address-ref.repository';
