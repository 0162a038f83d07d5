export { inventoryService } from './inventory.service-definition';
