import { describeFuzz } from '@jahrring/testing';
import { bookkeepingService } from './bookkeeping.service-definition';

describeFuzz(bookkeepingService);
