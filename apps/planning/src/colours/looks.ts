import type { PlanColours } from '@jahrring/contracts-planning';
import { isWorkStatus, workStatusLooks } from '@jahrring/tool-kit';
import type { ColorFamily } from '@jahrring/ui';

/** The colour of a group of projects. */
export interface Look {
  tone: ColorFamily;
  /** Each tone comes soft and strong. */
  depth: 'soft' | 'strong';
}

/** Red says that something is wrong, and grey that nothing is known: neither is a customer's. */
const tones: readonly ColorFamily[] = ['wald', 'nacht', 'bernstein', 'petrol', 'violett', 'ocker'];
const palette: readonly Look[] = (['soft', 'strong'] as const).flatMap((depth) =>
  tones.map((tone) => ({ tone, depth })),
);

/** The look of each group by its key. */
export function looksOf({ by, groups }: PlanColours): ReadonlyMap<string, Look> {
  if (by === 'status') return new Map(groups.map(({ key }) => [key, statusLook(key)]));
  return customerLooks(groups.map(({ key }) => key));
}

/** As the status looks everywhere else. */
function statusLook(key: string): Look {
  const { tone, fill } = workStatusLooks[isWorkStatus(key) ? key : 'NONE'];
  return { tone, depth: fill === 'solid' ? 'strong' : 'soft' };
}

/**
 * A customer has one colour in every week, but where two would have the same one: the second takes the next that is free, and
 * shares one when all are taken.
 */
function customerLooks(ids: readonly string[]): Map<string, Look> {
  const looks = new Map<string, Look>();
  const taken = new Set<number>();
  for (const id of ids.toSorted()) {
    let place = hashOf(id) % palette.length;
    while (taken.has(place) && taken.size < palette.length) place = (place + 1) % palette.length;
    taken.add(place);
    const look = palette[place];
    if (look) looks.set(id, look);
  }
  return looks;
}

function hashOf(text: string): number {
  return [...text].reduce((hash, sign) => (hash * 31 + (sign.codePointAt(0) ?? 0)) % 1_000_003, 7);
}
