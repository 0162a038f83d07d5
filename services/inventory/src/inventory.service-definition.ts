import type { ServiceDefinition } from '@jahrring/service-kit';
import { InventoryModule } from './inventory.module';
import { seedInventory } from './inventory.seed';
import { MaintenanceEntity } from './machine/maintenance.entity';
import { CreateInventory1700000000001 } from './migrations/1700000000001-create-inventory';
import { ObjectEntity } from './object/object.entity';

export const inventoryService: ServiceDefinition = {
  tool: 'inventory',
  module: InventoryModule,
  entities: [ObjectEntity, MaintenanceEntity],
  migrations: [CreateInventory1700000000001],
  seed: seedInventory,
};
