import type { ImportState, ImportView } from '@jahrring/contracts-common/imports';

const allSteps = ['file', 'mapping', 'check', 'result'] as const;
export type Step = (typeof allSteps)[number];

/** The steps of an import; where nothing is to be said of columns, there is no step for it. */
export const stepsWith = (columns: number): readonly Step[] =>
  allSteps.filter((step) => step !== 'mapping' || columns > 0);

/** A fixed format has no columns to be explained. */
export const hasMapping = ({ columns }: Pick<ImportView, 'columns'>): boolean => columns.length > 0;

const working: ReadonlySet<ImportState> = new Set([
  'checking',
  'running',
  'failing',
  'cancelling',
  'undoing',
]);

/** The server is at work; the page asks again until it is through. */
export const isWorking = (state: ImportState): boolean => working.has(state);

export function stepOf(state: ImportState): Step {
  if (state === 'uploaded') return 'mapping';
  return state === 'checking' || state === 'checked' ? 'check' : 'result';
}
