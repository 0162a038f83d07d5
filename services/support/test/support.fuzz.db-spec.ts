import { describeFuzz } from '@jahrring/testing';
import { supportService } from '../src';

describeFuzz(supportService);
