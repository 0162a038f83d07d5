import type { ImportMapping, ImportSettings, ImportTarget } from '@jahrring/contracts-addresses';

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
