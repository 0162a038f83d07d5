import type { ImportState } from '@jahrring/contracts-addresses';

/** The states in which the job has work to do, and what follows when it is through with the last row. */
export const nextState = {
  checking: 'checked',
  running: 'done',
  failing: 'failed',
  undoing: 'undone',
} as const satisfies Partial<Record<ImportState, ImportState>>;

export type WorkingState = keyof typeof nextState;
export const workingStates = Object.keys(nextState) as WorkingState[];

export const isWorking = (state: ImportState): state is WorkingState => state in nextState;
