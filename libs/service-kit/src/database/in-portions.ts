import { setImmediate as nextTurn } from 'node:timers/promises';

/** Of a list that is read as a whole: a few milliseconds of work. */
const perPortion = 100;

/** Yields the results of `load` for the ids or rows, in their order, portion by portion. */
export async function* inPortions<T, I = string>(
  all: readonly I[],
  load: (some: readonly I[]) => Promise<readonly T[]>,
): AsyncGenerator<T> {
  for (let from = 0; from < all.length; from += perPortion) {
    yield* await load(all.slice(from, from + perPortion));
    // A list may be long, and SQLite answers without a pause: others have their turn in between.
    await nextTurn();
  }
}
