import { MachineEntity, neverOn } from './machine.entity';

const stateFields = [
  'counter',
  'readOn',
  'perDay',
  'serviceAt',
  'dueOn',
  'serviceTold',
  'exhaustTold',
  'figuresStamp',
  'figuresToldYear',
] as const;
export type State = Pick<MachineEntity, (typeof stateFields)[number]>;

export const nothingYet: State = {
  counter: null,
  readOn: null,
  perDay: '0.000',
  serviceAt: null,
  dueOn: neverOn,
  serviceTold: null,
  exhaustTold: null,
  figuresStamp: 0,
  figuresToldYear: 0,
};

export function stateOf(machine: MachineEntity): State {
  return Object.fromEntries(stateFields.map((field) => [field, machine[field]])) as State;
}
