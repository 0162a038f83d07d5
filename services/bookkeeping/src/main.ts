import { runService } from '@jahrring/service-kit';
import { bookkeepingService } from './bookkeeping.service-definition';

await runService(bookkeepingService);
