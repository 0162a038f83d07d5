import { describeFuzz } from '@jahrring/testing';
import { timeService } from './time.service-definition';

describeFuzz(timeService);
