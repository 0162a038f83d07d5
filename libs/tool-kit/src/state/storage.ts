/** The names of what is kept in the browser: those of the specification, and the density. */
export const storedNames = [
  'user',
  'licenseId',
  'userAbilityRules',
  'language',
  'theme',
  'skin',
  'colorScheme',
  'density',
  'navigation',
  'keys',
  'redirectAfterLogin',
] as const;
export type StoredName = (typeof storedNames)[number];

/** Names of stored values that belong to a session and are removed with it. */
const sessionNames: readonly StoredName[] = ['user', 'licenseId', 'userAbilityRules'];

/** A stored text; `null` when missing or where the browser forbids storage. */
export function readStored(name: StoredName): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Stores a text as it is, anything else as JSON. Storage that is full or forbidden is no reason to stop. */
export function writeStored(name: StoredName, value: unknown): void {
  try {
    localStorage.setItem(name, typeof value === 'string' ? value : JSON.stringify(value));
  } catch {
    removeStored(name);
  }
}

export function removeStored(name: StoredName): void {
  try {
    localStorage.removeItem(name);
  } catch {
    // Without storage there is nothing to remove.
    return;
  }
}

/** Forgets the session's values; language and appearance stay. */
export function clearSessionStorage(): void {
  for (const name of sessionNames) removeStored(name);
}
