/** Of this tab alone: another tab, and the next session, work with what is released. */
const key = 'jahrring.development';

export function readStoredOverrides(): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

export function writeStoredOverrides(overrides: Readonly<Record<string, string>>): void {
  if (Object.keys(overrides).length === 0) sessionStorage.removeItem(key);
  else sessionStorage.setItem(key, JSON.stringify(overrides));
}
