export { bookkeepingService } from './bookkeeping.service-definition';
