import type { ImportState } from '@jahrring/contracts-common/imports';

export const steps = ['file', 'mapping', 'check', 'result'] as const;
export type Step = (typeof steps)[number];

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
