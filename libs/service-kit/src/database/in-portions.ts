import { setImmediate as nextTurn } from 'node:timers/promises';

/** Of a list that is read as a whole: a few milliseconds of work. */
const idsPerPortion = 100;

/** What `load` makes of the ids, in their order, portion by portion. */
export async function* inPortions<T>(
  ids: readonly string[],
  load: (ids: readonly string[]) => Promise<readonly T[]>,
): AsyncGenerator<T> {
  for (let from = 0; from < ids.length; from += idsPerPortion) {
    yield* await load(ids.slice(from, from + idsPerPortion));
    // A list may be long, and SQLite answers without a pause: others have their turn in between.
    await nextTurn();
  }
}
