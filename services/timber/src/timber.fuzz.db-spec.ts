import { describeFuzz } from '@jahrring/testing';
import { timberService } from './timber.service-definition';

describeFuzz(timberService);
