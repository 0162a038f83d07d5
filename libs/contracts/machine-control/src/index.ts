export {
  createMachineReading,
  machineReadingLimits,
  machineReadingList,
  machineReadingListQuery,
  machineReadingView,
  updateMachineReading,
} from './machine-reading.contract';
export type {
  CreateMachineReading,
  MachineReadingDraft,
  MachineReadingList,
  MachineReadingView,
  UpdateMachineReading,
} from './machine-reading.contract';
export { machineReadingChanged } from './machine-reading.events';
export type { MachineReadingChanged } from './machine-reading.events';
export { machineControlPermissions } from './machine-control.permissions';
export type { MachineControlPermission } from './machine-control.permissions';
