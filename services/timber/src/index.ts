export { timberService } from './timber.service-definition';
