export { addressesService } from './addresses.service-definition';
