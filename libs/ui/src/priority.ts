export { PriorityBars, priorities } from './priority/priority-bars';
export type { Priority, PriorityBarsProps } from './priority/priority-bars';
