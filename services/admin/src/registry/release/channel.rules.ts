/**
 * Returns the version that one click goes back to once `next` is stable: the previous stable version if it is older,
 * otherwise the newest version before `next`.
 */
export function previousOf(
  next: string,
  stable: string | null,
  /** Versions that can be served, newest first. */
  servable: readonly string[],
  /** All versions, newest first. */
  history: readonly string[],
): string | null {
  const age = (version: string) => history.indexOf(version);
  if (stable !== null && servable.includes(stable) && age(stable) > age(next)) return stable;
  return servable.find((version) => age(version) > age(next)) ?? null;
}

/** Versions whose files stay: the newest ones, and whatever a pointer names. */
export function keptVersions(
  history: readonly string[],
  named: Iterable<string | null | undefined>,
  keep = 5,
): Set<string> {
  const kept = new Set(history.slice(0, keep));
  for (const version of named) if (version) kept.add(version);
  return kept;
}
