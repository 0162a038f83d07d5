export { supportService } from './support.service-definition';
