import type { ServiceDefinition } from '@jahrring/service-kit';
import { DefectEntity } from './defect';
import { EmployeeRefEntity, LicenceRefEntity } from './reference';
import { InventoryModule } from './inventory.module';
import { seedInventory } from './seed/seed-inventory';
import { MachineDocumentEntity } from './machine-document';
import { MaintenanceEntity } from './machine';
import { ObjectImportEntity, ObjectImportRowEntity } from './import';
import { CreateInventory1700000000001 } from './migrations/1700000000001-create-inventory';
import { ExtendObjects1795296114382 } from './migrations/1795296114382-extend-objects';
import { AddExtraFields1795298144787 } from './migrations/1795298144787-add-extra-fields';
import { AddQrCodes1795301590711 } from './migrations/1795301590711-add-qr-codes';
import { AddServiceByCounter1795363200000 } from './migrations/1795363200000-add-service-by-counter';
import { OrderLivingObjects1795433452042 } from './migrations/1795433452042-order-living-objects';
import { AddPersonalInventory1795478400001 } from './migrations/1795478400001-add-personal-inventory';
import { AddMachineRecords1796400000101 } from './migrations/1796400000101-add-machine-records';
import { AddStockTakes1796400000102 } from './migrations/1796400000102-add-stock-takes';
import { AddMachineReminders1796400000103 } from './migrations/1796400000103-add-machine-reminders';
import { AddPassedTests1796400000104 } from './migrations/1796400000104-add-passed-tests';
import { AddMachineDocuments1796400000105 } from './migrations/1796400000105-add-machine-documents';
import { AddToldWork1796400000106 } from './migrations/1796400000106-add-told-work';
import { DateContractCosts1796700000301 } from './migrations/1796700000301-date-contract-costs';
import { AddPersonalReminders1796700000303 } from './migrations/1796700000303-add-personal-reminders';
import { AddLabelSettings1796700000304 } from './migrations/1796700000304-add-label-settings';
import { CreateObjectImports1796700000202 } from './migrations/1796700000202-create-object-imports';
import { ObjectEmployeeEntity, ObjectEntity, pricePermissions } from './object-record';
import { LabelSettingsEntity } from './label';
import { personalEntities } from './personal';
import { ReminderEntity } from './reminder';
import { QrCodeEntity } from './qr-code';
import { RateCategoryEntity } from './rate-category';

export const inventoryService: ServiceDefinition = {
  tool: 'inventory',
  version: '0.1.0',
  module: InventoryModule,
  entities: [
    ObjectEntity,
    ObjectEmployeeEntity,
    ObjectImportEntity,
    ObjectImportRowEntity,
    RateCategoryEntity,
    EmployeeRefEntity,
    MaintenanceEntity,
    DefectEntity,
    MachineDocumentEntity,
    ReminderEntity,
    QrCodeEntity,
    LicenceRefEntity,
    LabelSettingsEntity,
    ...personalEntities,
  ],
  migrations: [
    CreateInventory1700000000001,
    ExtendObjects1795296114382,
    AddExtraFields1795298144787,
    AddQrCodes1795301590711,
    AddServiceByCounter1795363200000,
    OrderLivingObjects1795433452042,
    AddPersonalInventory1795478400001,
    AddMachineRecords1796400000101,
    AddStockTakes1796400000102,
    AddMachineReminders1796400000103,
    AddPassedTests1796400000104,
    AddMachineDocuments1796400000105,
    AddToldWork1796400000106,
    CreateObjectImports1796700000202,
    DateContractCosts1796700000301,
    AddPersonalReminders1796700000303,
    AddLabelSettings1796700000304,
  ],
  auditSight: {
    object: [
      {
        needs: pricePermissions,
        fields: [
          ...['price', 'datedPrices', 'surcharges', 'fuelCostPerLitre'],
          ...['insurancePerYear', 'leasePerMonth', 'datedCosts'],
        ],
      },
    ],
    rateCategory: [{ needs: ['tools.settings.objects', 'tools.settings.license'] }],
    maintenance: [{ needs: pricePermissions, fields: ['cost'] }],
  },
  seed: seedInventory,
};
