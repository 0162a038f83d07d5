export { costYears } from './cost-years';
export { costsOf } from './costs';
export { aheadOf, exhaustDue, firstDueDay, serviceDayByCounter, serviceDue } from './due';
export { figureMonths } from './figure-months';
export type { MachineHistory } from './figure-months';
export { contradiction, counterOn, expectedValue, shiftAfter } from './plausible';
export { inOrder, usedBetween } from './usage';
export type { CounterPoint } from './usage';
