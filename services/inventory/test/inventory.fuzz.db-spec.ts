import { describeFuzz } from '@jahrring/testing';
import { inventoryService } from '../src';

describeFuzz(inventoryService);
