export interface RecentPage {
  path: string;
  title: string;
}

const kept = 6;

/** Returns the storage key of a person's recent pages: stored per user and licence, in this browser only. */
function storageKey(userId: string, licenceId: string): string {
  return `recent:${userId}:${licenceId}`;
}

function isRecentPage(value: unknown): value is RecentPage {
  return (
    typeof value === 'object' &&
    value !== null &&
    'path' in value &&
    typeof value.path === 'string' &&
    'title' in value &&
    typeof value.title === 'string'
  );
}

export function readRecent(userId: string, licenceId: string): RecentPage[] {
  try {
    const parsed: unknown = JSON.parse(localStorage.getItem(storageKey(userId, licenceId)) ?? '[]');
    return Array.isArray(parsed) ? parsed.filter(isRecentPage) : [];
  } catch {
    return [];
  }
}

/** Puts a page in front of the list. */
export function addRecent(userId: string, licenceId: string, page: RecentPage): void {
  const others = readRecent(userId, licenceId).filter((other) => other.path !== page.path);
  try {
    localStorage.setItem(storageKey(userId, licenceId), JSON.stringify([page, ...others].slice(0, kept)));
  } catch {
    // A full storage only costs the list.
    return;
  }
}
