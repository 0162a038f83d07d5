export { type MachineControlPermission, machineControlPermissions } from './machine-control.permissions';
export { machineControlErrors } from './machine-control.errors';
// oxfmt-ignore
export {
  type MachineFigureMonth, type MachineFiguresChanged, type MachineStatusChanged, type MachineWorkChanged,
  machineFiguresChanged, machineStatusChanged, machineWorkChanged,
} from './machine-control.events';
// oxfmt-ignore
export {
  type ControlledMachine, type CounterUnit, type MachineUsage, controlledMachine, controlledMachineList,
  controlledMachineListQuery, controlledMachineListSpec, counterUnits, machineKinds, machineUsage, usageMonth,
} from './machine.contract';
// oxfmt-ignore
export {
  type CreateReading, type ExchangeCounter, type ExchangeDraft, type ReadingDraft, type ReadingSource, type ReadingView,
  type SavedReading, counterValue, counterWarning, createReading, exchangeCounter, readingLimits, readingList, readingSources,
  readingView, savedReading,
} from './reading.contract';
// oxfmt-ignore
export {
  type CreateFuelling, type FuellingDraft, type FuellingList, type FuellingView, type UpdateFuelling, createFuelling,
  fuellingLimits, fuellingList, fuellingView, updateFuelling,
} from './fuelling.contract';
// oxfmt-ignore
export {
  type CreateWork, type UpdateWork, type WorkDraft, type WorkKind, type WorkView, createWork, updateWork, workKinds, workLimits,
  workRecordList, workView,
} from './work.contract';
// oxfmt-ignore
export {
  type ContractCost, type CostBasis, type CostKind, type CostPeriod, type MachineCostLine, type MachineCosts,
  type MachineCostYear, type MachineCostYears, type UpdateCostBasis, contractCost, costBasis, costKinds, costPeriod,
  machineCosts, machineCostLine, machineCostYears, updateCostBasis,
} from './cost.contract';
// oxfmt-ignore
export {
  type MachinePeople, type MachineSettings, type UpdateMachineSettings, defaultMachineSettings, machinePeople, machineSettings,
  updateMachineSettings,
} from './settings.contract';
// oxfmt-ignore
export {
  type AcceptMachineTime, type MachineTimeList, type MachineTimeView, acceptMachineTime, machineTimeList, machineTimeListQuery,
  machineTimeListSpec, machineTimeStates, machineTimeView,
} from './machine-time.contract';
