import { resolveLocal } from '@jahrring/contracts-common';

/** The instant of a local day and time; of a time shown twice the first, of one the clocks skip the moment they jump. */
export function localMoment(day: string, time: string, zone: string): string {
  const found = resolveLocal(day, time, zone);
  if (found.kind === 'exact') return new Date(found.at).toISOString();
  return new Date(found.kind === 'fold' ? found.first : found.passedAt).toISOString();
}
