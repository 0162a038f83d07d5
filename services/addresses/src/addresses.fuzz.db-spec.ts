import { describeFuzz } from '@jahrring/testing';
import { addressesService } from './addresses.service-definition';

describeFuzz(addressesService);
