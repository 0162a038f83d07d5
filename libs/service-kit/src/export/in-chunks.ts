const chunkSize = 200;

/**
 * Yields the results of `load` for the records, in their order, many at once: names and the like are looked up
 * together.
 */
export async function* inChunks<T, V>(
  items: Iterable<T> | AsyncIterable<T>,
  load: (some: readonly T[]) => Promise<readonly V[]>,
): AsyncGenerator<V> {
  let chunk: T[] = [];
  for await (const item of items) {
    chunk.push(item);
    if (chunk.length < chunkSize) continue;
    yield* await load(chunk);
    chunk = [];
  }
  if (chunk.length > 0) yield* await load(chunk);
}
