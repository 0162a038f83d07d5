import type { ServiceDefinition } from '@jahrring/service-kit';
import { EmployeeRefEntity } from './employee-ref/employee-ref.entity';
import { InventoryModule } from './inventory.module';
import { seedInventory } from './seed/seed-inventory';
import { MaintenanceEntity } from './machine/maintenance.entity';
import { CreateInventory1700000000001 } from './migrations/1700000000001-create-inventory';
import { ExtendObjects1795296114382 } from './migrations/1795296114382-extend-objects';
import { AddExtraFields1795298144787 } from './migrations/1795298144787-add-extra-fields';
import { ObjectEmployeeEntity } from './object/object-employee.entity';
import { ObjectEntity } from './object/object.entity';
import { RateCategoryEntity } from './rate-category/rate-category.entity';

export const inventoryService: ServiceDefinition = {
  tool: 'inventory',
  module: InventoryModule,
  entities: [ObjectEntity, ObjectEmployeeEntity, RateCategoryEntity, EmployeeRefEntity, MaintenanceEntity],
  migrations: [CreateInventory1700000000001, ExtendObjects1795296114382, AddExtraFields1795298144787],
  seed: seedInventory,
};
