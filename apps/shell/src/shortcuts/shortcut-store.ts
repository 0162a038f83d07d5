/** The pages somebody has put into their menu: kept per user and licence, in this browser. `null`: never chosen. */
export function readShortcuts(userId: string, licenceId: string): string[] | null {
  try {
    const parsed: unknown = JSON.parse(localStorage.getItem(storageKey(userId, licenceId)) ?? 'null');
    return Array.isArray(parsed) ? parsed.filter((path) => typeof path === 'string') : null;
  } catch {
    return null;
  }
}

export function writeShortcuts(userId: string, licenceId: string, paths: readonly string[]): void {
  try {
    localStorage.setItem(storageKey(userId, licenceId), JSON.stringify(paths));
    // The browser tells other tabs only.
    dispatchEvent(new StorageEvent('storage', { key: storageKey(userId, licenceId) }));
  } catch {
    // A full storage only costs the choice.
    return;
  }
}

export function storageKey(userId: string, licenceId: string): string {
  return `shortcuts:${userId}:${licenceId}`;
}
