import { createValue } from '@jahrring/tool-kit';
import { readStored, writeStored } from '@jahrring/tool-kit/shell';

/** Single keys disturb who dictates or trembles: they can be switched off or changed (WCAG 2.1.4). */
export interface KeySettings {
  enabled: boolean;
  /** Chosen keys by the shortcut's id. */
  keys: Readonly<Record<string, string>>;
}

const standard: KeySettings = { enabled: true, keys: {} };

function isKeys(value: unknown): value is Record<string, string> {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((key) => typeof key === 'string' && key.length === 1)
  );
}

function readSettings(): KeySettings {
  try {
    const stored: unknown = JSON.parse(readStored('keys') ?? '{}');
    if (typeof stored !== 'object' || stored === null) return standard;
    const enabled = !('enabled' in stored) || stored.enabled !== false;
    return { enabled, keys: 'keys' in stored && isKeys(stored.keys) ? stored.keys : {} };
  } catch {
    return standard;
  }
}

export const keySettingsValue = createValue<KeySettings>(readSettings());

export function changeKeySettings(patch: Partial<KeySettings>): void {
  keySettingsValue.set({ ...keySettingsValue.get(), ...patch });
  writeStored('keys', keySettingsValue.get());
}

/** Follows what other tabs change; answers the function that stops it. */
export function followKeySettings(): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key === 'keys') keySettingsValue.set(readSettings());
  };
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
}
