import { runService } from '@jahrring/service-kit';
import { addressesService } from './addresses.service-definition';

await runService(addressesService);
