import { describeFuzz } from '@jahrring/testing';
import { planningService } from '../src';

describeFuzz(planningService);
