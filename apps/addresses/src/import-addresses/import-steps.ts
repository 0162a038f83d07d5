import type { ImportMapping, ImportSettings, ImportState, ImportTarget } from '@jahrring/contracts-addresses';

export const steps = ['file', 'mapping', 'check', 'result'] as const;
export type Step = (typeof steps)[number];

const working: ReadonlySet<ImportState> = new Set(['checking', 'running', 'failing', 'undoing']);

/** The server is at work; the page asks again until it is through. */
export const isWorking = (state: ImportState): boolean => working.has(state);

export function stepOf(state: ImportState): Step {
  if (state === 'uploaded') return 'mapping';
  return state === 'checking' || state === 'checked' ? 'check' : 'result';
}

type Needed = 'name' | 'zip' | 'city';

/** The fields a new address needs that no column gives; of a line that holds two, each counts. */
export function missingTargets(
  mapping: ImportMapping,
  settings: Pick<ImportSettings, 'nameFromStreet'>,
): Needed[] {
  const has = (...targets: ImportTarget[]) => targets.some((target) => mapping.includes(target));
  const named = has('name', 'firstName') || (settings.nameFromStreet && has('street', 'streetLine'));
  const given: Record<Needed, boolean> = {
    name: named,
    zip: has('zip', 'zipCity'),
    city: has('city', 'zipCity'),
  };
  return (Object.keys(given) as Needed[]).filter((field) => !given[field]);
}

const fieldOfTarget: Partial<Record<ImportTarget, string>> = { name: 'name' };

/** i18n key of a target's name. */
export const targetKey = (target: ImportTarget): string => `field.${fieldOfTarget[target] ?? target}`;
