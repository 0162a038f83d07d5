/** Returns how a record is read again out of the list it stands in; nothing where it has gone. */
export function readAgain<R extends { id: string }>(
  refetch: () => { unwrap: () => Promise<{ items: readonly R[] }> },
  id: string | undefined,
): () => Promise<R | undefined> {
  return async () => (await refetch().unwrap()).items.find((one) => one.id === id);
}
