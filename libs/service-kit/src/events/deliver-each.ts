import type { EventEnvelope } from '@jahrring/contracts-common';

/** Hands over one event after the other; answers what came of each, in the same places. */
export async function deliverEach(
  events: readonly EventEnvelope[],
  deliver: (event: EventEnvelope) => Promise<void>,
): Promise<PromiseSettledResult<void>[]> {
  const outcomes: PromiseSettledResult<void>[] = [];
  for (const event of events) outcomes.push(...(await Promise.allSettled([deliver(event)])));
  return outcomes;
}
