const kept = 5;

/** Returns the storage key of a person's searches: stored per user and licence, in this browser only. */
function storageKey(userId: string, licenceId: string): string {
  return `searches:${userId}:${licenceId}`;
}

export function readSearches(userId: string, licenceId: string): string[] {
  try {
    const parsed: unknown = JSON.parse(localStorage.getItem(storageKey(userId, licenceId)) ?? '[]');
    return Array.isArray(parsed) ? parsed.filter((one) => typeof one === 'string').slice(0, kept) : [];
  } catch {
    return [];
  }
}

/** Puts a search that found something in front. */
export function addSearch(userId: string, licenceId: string, text: string): void {
  const others = readSearches(userId, licenceId).filter((one) => one !== text);
  try {
    localStorage.setItem(storageKey(userId, licenceId), JSON.stringify([text, ...others].slice(0, kept)));
  } catch {
    // A full storage only costs the list.
    return;
  }
}
