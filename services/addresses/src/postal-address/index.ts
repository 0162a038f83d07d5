export { PostalAddressEntity } from './postal-address.entity';
export { PostalAddressModule } from './postal-address.module';
export { PostalAddressRepository } from './postal-address.repository';
export { PostalAddressService } from './postal-address.service';
