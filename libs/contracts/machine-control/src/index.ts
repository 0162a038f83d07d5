export { machineControlPermissions } from './machine-control.permissions';
export type { MachineControlPermission } from './machine-control.permissions';
export { machineControlErrors } from './machine-control.errors';
export { machineFiguresChanged, machineStatusChanged, machineWorkChanged } from './machine-control.events';
export type {
  MachineFigureMonth,
  MachineFiguresChanged,
  MachineStatusChanged,
  MachineWorkChanged,
} from './machine-control.events';
export {
  controlledMachine,
  controlledMachineList,
  controlledMachineListQuery,
  controlledMachineListSpec,
  counterUnits,
  machineKinds,
  machineUsage,
  usageMonth,
} from './machine.contract';
export type { ControlledMachine, CounterUnit, MachineUsage } from './machine.contract';
export {
  counterValue,
  counterWarning,
  createReading,
  exchangeCounter,
  readingLimits,
  readingList,
  readingSources,
  readingView,
  savedReading,
} from './reading.contract';
export type {
  CreateReading,
  ExchangeCounter,
  ExchangeDraft,
  ReadingDraft,
  ReadingSource,
  ReadingView,
  SavedReading,
} from './reading.contract';
export {
  createFuelling,
  fuellingLimits,
  fuellingList,
  fuellingView,
  updateFuelling,
} from './fuelling.contract';
export type {
  CreateFuelling,
  FuellingDraft,
  FuellingList,
  FuellingView,
  UpdateFuelling,
} from './fuelling.contract';
export { createWork, updateWork, workKinds, workLimits, workRecordList, workView } from './work.contract';
export type { CreateWork, UpdateWork, WorkDraft, WorkKind, WorkView } from './work.contract';
export {
  contractCost,
  costBasis,
  costKinds,
  costPeriod,
  machineCosts,
  machineCostLine,
  machineCostYears,
  updateCostBasis,
} from './cost.contract';
export type {
  ContractCost,
  CostBasis,
  CostKind,
  CostPeriod,
  MachineCostLine,
  MachineCosts,
  MachineCostYear,
  MachineCostYears,
  UpdateCostBasis,
} from './cost.contract';
export {
  defaultMachineSettings,
  machinePeople,
  machineSettings,
  updateMachineSettings,
} from './settings.contract';
export type { MachinePeople, MachineSettings, UpdateMachineSettings } from './settings.contract';
export {
  acceptMachineTime,
  machineTimeList,
  machineTimeListQuery,
  machineTimeListSpec,
  machineTimeStates,
  machineTimeView,
} from './machine-time.contract';
export type { AcceptMachineTime, MachineTimeList, MachineTimeView } from './machine-time.contract';
