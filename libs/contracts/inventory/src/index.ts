export {
  createMachine,
  createObject,
  machineKinds,
  machineList,
  machineListQuery,
  machineListSpec,
  machineView,
  maintenanceKinds,
  maintenanceList,
  maintenanceView,
  objectKind,
  objectLimits,
  objectList,
  objectListQuery,
  objectListSpec,
  objectView,
  recordMaintenance,
  updateMachine,
  updateObject,
} from './object.contract';
export type {
  CreateMachine,
  CreateObject,
  MachineDraft,
  MachineView,
  MaintenanceDraft,
  MaintenanceView,
  ObjectView,
  RecordMaintenance,
  UpdateMachine,
  UpdateObject,
} from './object.contract';
export { inventoryErrors } from './inventory.errors';
export { inventoryPermissions } from './inventory.permissions';
export type { InventoryPermission } from './inventory.permissions';
export { objectChanged, objectKinds, type ObjectChanged, type ObjectKind } from './object.events';
