import { runService } from '@jahrring/service-kit';
import { inventoryService } from './inventory.service-definition';

await runService(inventoryService);
