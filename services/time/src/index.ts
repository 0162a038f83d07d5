export { timeService } from './time.service-definition';
