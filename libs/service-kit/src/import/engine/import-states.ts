import type { ImportState, ImportView } from '@jahrring/contracts-common/imports';

/** The states in which there is work to do, and what follows when it is through with the last row. */
export const nextState = {
  checking: 'checked',
  running: 'done',
  failing: 'failed',
  cancelling: 'cancelled',
  undoing: 'undone',
} as const satisfies Partial<Record<ImportState, ImportState>>;

export type WorkingState = keyof typeof nextState;
export const workingStates = Object.keys(nextState) as WorkingState[];

export const isWorking = (state: ImportState): state is WorkingState => state in nextState;

/** Takes back what was written, instead of planning. */
export const isReverting = (state: WorkingState): boolean => state !== 'checking' && state !== 'running';

/** Place of the line of titles among an import's rows; the rows below it count from 0. */
export const titlePosition = -1;

/** Place of the first row that is a record: the line of titles itself where it holds none. */
export const firstPosition = ({ hasTitles }: { hasTitles: boolean }): number =>
  hasTitles ? 0 : titlePosition;

export const noCounts = { create: 0, update: 0, skip: 0, error: 0 };

/** An import of a fixed format has no columns to be explained: its dry run begins with the upload. */
export const hasMapping = ({ columns }: Pick<ImportView, 'columns'>): boolean => columns.length > 0;
